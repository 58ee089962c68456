/** First names, so that a portrait does not contradict the name below it. Others may get any portrait. */

export type Looks = {
  presents: 'feminine' | 'masculine' | 'either';
  /** The first and the last fitting entry of the skins, which run from light to dark. */
  tones: [from: number, to: number];
  /** Whether dark hair is the likely one. */
  dark: boolean;
  scarf: boolean;
};

type Row = [presents: Looks['presents'], from: number, to: number, names: string];

const rows: Row[] = [
  [
    'feminine',
    0,
    2,
    `Alice Anna Anja Astrid Beatrice Birgit Caroline Catherine Charlotte Claire Clara Daphne Dorothea Eleanor
    Elise Elizabeth Ella Ellen Emily Emma Eva Fiona Freya Frida Gemma Grace Greta Hannah Hanna Hazel Heather Heidi Helen
    Helga Ingrid Irene Iris Isla Jane Janet Joan Johanna Julia Julie Denise Jutta Joanna Leah Karen Karin Kate Katarzyna Katrin Kirsten Laura
    Lena Lisa Lotte Louise Lucy Magda Maeve Margaret Margit Marie Marianne Marta Martha Mary Megan Mette Nora Olivia
    Paula Petra Rachel Rebecca Rosa Rosalind Rose Ruth Sara Sarah Saoirse Signe Sofie Sophie Susan Theresa Ursula
    Victoria Zofia Niamh Aoife Elin Maja Agnieszka Ewa Oma Rowena Tess Wren Bridget Orla Marit Annika Imogen Harriet`,
  ],
  [
    'masculine',
    0,
    2,
    `Adam Alan Alun Stuart Albert Alexander Andreas Andrew Anton Arthur Axel Ben Benjamin Bernd Callum Charles Christian
    Colin Connor David Dirk Edward Edwin Emil Eric Erik Felix Finn Frank Fergus Frederik Gareth George Gordon Graham
    Gustav Hamish Hans Harald Harry Henrik Henry Hugo Iain Ian Jack Jakob James Jan Jens Joel John Jonas Jonathan Karl
    Klaus Lars Leif Liam Louis Lukas Magnus Mark Martin Mathias Matthew Max Michael Mikkel Moritz Nathan Niels
    Nils Oliver
    Oscar Otto Patrick Paul Peter Philip Pieter Piotr Rasmus Richard Robert Rolf Rupert Ruairi Simon Stefan Stephen Sven
    Theo Thomas Tim Tobias Tom Tomasz Torsten Victor Walter Will William Marek Pawel Owen Rhys Gethin Wim Joost Ewan`,
  ],
  [
    'feminine',
    1,
    4,
    `Adriana Alba Alejandra Ana Beatriz Bianca Camila Carla Carmen Carolina Catarina Chiara Daniela Elena
    Eleni Esperanza Federica Fernanda Francesca Gabriela Giulia Gloria Inês Ines Isabel Isabella Joana Leticia
    Lucia Lucía
    Luisa Luísa Maria María Mariana Marisol Marta Natalia Paola Paloma Pilar Renata Rocío Silvia Sofia Sofía Teresa
    Valentina Valeria Ximena Yolanda Zoe`,
  ],
  [
    'masculine',
    1,
    4,
    `Alejandro Alessandro Andrés Andres Antonio Carlos Diego Dimitris Duarte Eduardo Emiliano Enrique Esteban
    Fabio Federico Felipe Fernando Francisco Gabriel Giorgio Giovanni Gonzalo Hugo Ignacio Javier João Joao
    Joaquín Jorge
    José Jose Juan Leonardo Lorenzo Lucas Luca Luis Manuel Marco Marcos Mario Mateo Matteo Miguel Nico Nikos Pablo Paolo
    Pedro Rafael Ramón Ricardo Roberto Rodrigo Rui Santiago Sergio Stavros Tomas Vicente Yannis`,
  ],
  [
    'feminine',
    2,
    5,
    `Amina Amira Aisha Ayesha Dalia Dina Fadia Farah Farida Fatima Fatma Hafsa Hala Huda Khadija Laila Layla
    Leila Maryam Mariam Nadia Noor Noura Nour Rania Rabia Salma Samira Sana Soraya Yasmin Yasmine Zahra Zainab Zeynep`,
  ],
  [
    'masculine',
    2,
    5,
    `Adnan Ahmed Ali Amir Asif Bilal Emre Farhan Faisal Hamza Hasan Hassan Hussein Ibrahim Imran Jamal Karim
    Kamran Khalid Mahmoud Mehmet Mohammed Mustafa Nabil Nasser Omar Osman Rashid Reza Saad Salim Sami Tariq Usman Yusuf
    Youssef Zain Ziad`,
  ],
  [
    'feminine',
    3,
    6,
    `Aditi Amrita Ananya Anika Anita Anjali Asha Deepa Devika Divya Gita Indira Ishani Jaya Kavita Kavya Lakshmi
    Leela Lata Meena Meera Nandini Neha Nisha Pooja Priya Radha Rani Rekha Rupa Sandhya Shanti Shreya Sita Sunita Tara
    Uma Vidya Anoushka Dilani Nimali`,
  ],
  [
    'masculine',
    3,
    6,
    `Ajay Akash Amit Anand Anil Arjun Arun Ashok Deepak Dev Gopal Hari Kiran Krishna Kumar Manoj Mohan Naveen
    Nikhil Prakash Rahul Raj Rajesh Rakesh Ravi Rohan Sanjay Sanjeev Suresh Sunil Varun Vijay Vikram Vivek Dinesh
    Nuwan`,
  ],
  [
    'feminine',
    5,
    7,
    `Abena Adaeze Adwoa Akosua Amaka Amara Ama Chidinma Chioma Efua Esi Folake Ifeoma Imani Makena Nala
    Ngozi Nia Nneka Nyambura Oluchi Thandiwe Temi Wanjiru Yaa Yetunde Zola Zanele Aminata Fatou Awa Adjoa Ebony Keisha`,
  ],
  [
    'masculine',
    5,
    7,
    `Abdou Ade Adewale Babatunde Chidi Chinedu Daniel Emeka Femi Ikenna Jabari Kamau Kofi Kojo Kwabena
    Kwame Kwesi Lamin Mamadou Mandla Moussa Obinna Olu Ousmane Sekou Sipho Tafari Tendai Thabo Tunde Uche Yaw Marcus`,
  ],
  [
    'feminine',
    1,
    3,
    `Aiko Akiko Chen Emi Eun Haruka Hana Hiroko Hye Jia Jin-ah Keiko Lan Li Lin Linh Mai Mei Mei-Ling Michiko
    Mina Miyuki Naoko Ngoc Sakura Soo Suki Thuy Tomoko Trang Xiu Ying Yuki Yuko Yumi Siti Dewi Putri Malia`,
  ],
  [
    'masculine',
    1,
    3,
    `Akira Bao Daichi Daisuke Dong Duc Haruki Hiro Hiroshi Hyun Jae Jin Joon Jun Kaito Kenji Kenta Kwan Long
    Makoto Min Minh Quang Ren Satoshi Shin Sung Takashi Takeshi Tuan Wei Yuto Budi Agus Arif Keoni`,
  ],
];

const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const byName = new Map<string, Looks>();
for (const [presents, from, to, names] of rows) {
  const dark = to > 2 && presents !== 'either';
  const scarf = presents === 'feminine' && names.startsWith('Amina');
  for (const name of names.split(/\s+/)) byName.set(folded(name), { presents, tones: [from, to], dark, scarf });
}

/** Titles such as “Dr” are skipped. */
export function lookUp(name: string): Looks {
  const first = name.split(/\s+/).find((word) => !/^(dr|mr|mrs|ms|mx|prof)\.?$/i.test(word)) ?? '';
  return byName.get(folded(first)) ?? { presents: 'either', tones: [0, 7], dark: false, scarf: false };
}
