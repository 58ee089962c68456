import type { Demonstration } from '../demonstration.ts';
import { home } from './home.ts';

const invitation = (home.sections ?? []).filter(({ type }) => type === 'callToAction');

export const builtInPages: Demonstration['builtInPages'] = {
  home,
  'about-us': {
    seo_description:
      'Meet the six people of Plinth, a studio in Karachi that works for small firms in the United States and Europe.',
    sections: invitation,
  },
  'our-services': {
    seo_description:
      'Websites, Amazon and marketing: each service has a fixed price, a clear plan and a list of what it leaves out.',
    sections: invitation,
  },
  'our-work': {
    lead: 'What our clients needed, what we made of it, and the figures afterwards.',
    seo_description: 'Projects of Plinth from start to finish: what was needed, what was made, and what it changed.',
    sections: invitation,
  },
  'our-reviews': {
    lead: "In our clients' own words: what went well, and what could have gone better.",
    seo_description: 'What clients say about working with Plinth, project by project.',
    sections: invitation,
  },
  'our-blogs': {
    lead: 'What we learn on the job, written down so you can use it without us.',
    seo_description: 'Notes on websites, marketing and marketplaces by the team at Plinth.',
    sections: invitation,
  },
  'contact-us': {
    lead: 'Tell us what you want to get done. A person will answer you within one working day.',
    seo_description: 'Write to us or call. A person will answer you within one working day.',
  },
  meeting: {
    lead: 'Choose a time that suits you. We confirm it by email.',
    seo_description: 'Ask for a call at a time that suits you.',
  },
};
