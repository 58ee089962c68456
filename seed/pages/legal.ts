const text = (html: string) => [{ id: 'text', type: 'richText', html }];

/** Laws differ from country to country, so they say what belongs there rather than what the law says. */
export const legalTexts = [
  {
    slug: 'privacy' as const,
    sections: text(`
<p>[Fill in everything in brackets, delete what does not apply to you, and have somebody who knows the law of your
country read it. Then set this page to Active.]</p>
<h2>Who is responsible</h2>
<p>[Your company's legal name], [street and number], [postal code and town], [country]. You can reach us at [email address].</p>
<h2>When you visit this site</h2>
<p>This site sets no cookies for visitors and loads nothing from other companies. [If you add analytics, a chat or
videos from another company, name them here. Say what your hosting company logs, and for how long.]</p>
<h2>When you write to us or ask for a meeting</h2>
<p>We store what you send: your name, your email address, your message, and the page you sent it from. We use it to answer
you. [Name who reads it, the company that delivers your email, and the legal ground.]</p>
<p>We delete messages after [number of days; the number is on the form's page].</p>
<h2>Your rights</h2>
<p>You can ask us what we have stored about you, have it corrected or have it deleted. Write to [email address].
[Name the authority that people can complain to, if your law has one.]</p>
<p>Last changed: [date].</p>
`),
  },
  {
    slug: 'imprint' as const,
    sections: text(`
<p>[Many countries require a page like this. Fill in everything in brackets, delete what your law does not require,
and then set this page to Active.]</p>
<p>[Your company's legal name]<br>[street and number]<br>[postal code and town]<br>[country]</p>
<p>Represented by: [names of the people who may sign for the company]</p>
<p>Telephone: [number]<br>Email: [email address]</p>
<p>Register: [court or office, and number]<br>Tax number: [number, where it has to be published]</p>
<p>Responsible for the content: [name and address]</p>
`),
  },
];
