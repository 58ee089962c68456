export const about = {
  short_description:
    'We are six people in Karachi who build websites, look after Amazon stores and do the marketing that follows. ' +
    'You talk to the person who does the work, at a price agreed before we begin.',
  breadcrumb_heading: 'Six people you can know by name',
  breadcrumb_short_description:
    'Plinth is a studio in Karachi. We work for small firms in the United States and Europe, ' +
    'and every client knows who to write to.',
  breadcrumb_description: `
<p>Our clients run shops, clinics, clubs and workshops. Most of them have no marketing department. Some have one person
who does the marketing between other jobs. We try to be the colleagues that person would have hired.</p>
<p>This page says how we work and who does what. If you would rather hear it from us, <a href="/meeting">pick a time
to talk</a>. The first half hour is free, and there is no presentation.</p>
`,
  wwa_heading: 'Small enough to answer for everything',
  wwa_description: `
<p>Sana Qureshi founded Plinth on a simple idea: the people who make the plan also do the work. There are six
of us, each responsible for one field. Mira designs and Daniel builds. Bilal knows Amazon, Priya writes the emails and
Tomás looks after search and adverts. Sana asks the questions at the start and stays with the project until it is
done.</p>
<p>We work in Karachi and arrange our hours around yours. Our afternoon is morning in Europe. In the evening we talk
to the East Coast of America, and a little later to the West Coast, over its first coffee. You will always get an
answer within one working day.</p>
<p>Being six has consequences. We take on few projects at a time, so you may have to wait for a start date. In return,
nobody hands you over to a junior after the first meeting, because we have no juniors. You will still be talking to
the same person in week five.</p>
`,
  wca_heading: 'What you can hold us to',
  wca_description: `
<p>Any agency can tell you that it is good at its job. You can check these things while we work for you.</p>
<ul>
<li><strong>The price is fixed.</strong> You get one figure for the project, with a list of what it covers. If we
misjudged the work, that is our loss.</li>
<li><strong>You hear from us every week.</strong> The update is in writing, fits on a page and says what is late as
plainly as what is done.</li>
<li><strong>Everything belongs to you.</strong> Domains, accounts, texts, designs and source code are in your name from
the first day. You could leave tomorrow and lose nothing.</li>
<li><strong>We answer within one working day.</strong> If we do not know yet, we say when we will.</li>
<li><strong>We say no.</strong> When a smaller job would do, or you do not need us at all, you will hear it on the first
call.</li>
<li><strong>We show our working.</strong> You see drafts early, half-built pages included, while changing them is still
cheap.</li>
</ul>
`,
  team_heading: 'Our team',
};

export const servicePage = {
  breadcrumb_heading: 'What we can do for you',
  breadcrumb_short_description:
    'Websites, Amazon and marketing. ' +
    'Each service has a fixed price, a clear plan and a list of what it leaves out.',
  breadcrumb_description: `
<p>Every page below tells you what you receive, how the work goes, how many hours it will take you and what is not
included. We put the limits in writing because most disappointments begin with something nobody mentioned.</p>
`,
  page_title: 'Start with whatever is in the way',
  page_short_description:
    'You rarely need several services at once. Find the place where customers get stuck, and begin there.',
  page_description: `
<p>If people cannot find you, look at <a href="/services/search-and-paid-media">Search and Paid Media</a>. If they find
you and leave, the <a href="/services/website-design-and-build">website</a> comes first. If they buy once and never
return, begin with <a href="/services/email-marketing">Email Marketing</a>. And if enquiries go unanswered because
everyone is busy, read about <a href="/services/marketing-automation">Marketing Automation</a>.</p>
<p>If you are not sure, <a href="/meeting">book half an hour</a> and describe the problem in your own words. We will
tell you which of these we would do first and which can wait.</p>
`,
};

export const settings = {
  footer_short_description:
    'A studio of six in Karachi. We design, build and grow websites and shops ' +
    'for small firms in the United States and Europe.',
  phone: '+92 21 555 0142',
  email: 'hello@plinth.example',
  linkedin: 'https://linkedin.example/company/plinth',
  facebook: 'https://facebook.example/plinth',
  twitter: 'https://twitter.example/plinth',
  expertise_heading: 'Three kinds of work, one small team',
  expertise_description:
    'We design what is missing, build it properly and help it grow. ' +
    'Order any part on its own. The same people see it through.',
  product_name: 'Plinth',
  phone_label: 'Pakistan',
  chat_number: '+92215550142',
  contact_heading: 'Other ways to reach us',
  contact_person: 'Sana Qureshi',
  booking_link: '/meeting',
  notification_email: '',
  privacy_notice:
    'We use this only to answer you. To get a copy or have it deleted sooner, write to hello@plinth.example.',
  cancel_text: "Can't make it? Cancel here so that somebody else can have the time.",
  privacy_link: '',
};
