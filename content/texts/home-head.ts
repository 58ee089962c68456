interface Texts {
  expertise_heading: string | null;
  expertise_description: string | null;
  footer_short_description: string | null;
}

/** Returns what the settings say of the home page to search engines, unless its record has something else. */
export function homeHead({ expertise_heading, expertise_description, footer_short_description }: Texts) {
  return { title: expertise_heading, description: expertise_description ?? footer_short_description };
}
