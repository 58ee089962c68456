/** What the built-in pages are called at first. */
export const pageNames = {
  home: 'Home',
  about: 'About Us',
  services: 'Our Services',
  work: 'Our Work',
  reviews: 'Our Reviews',
  blogs: 'Blogs',
  moveMeeting: 'Move the meeting',
  stopReminders: 'No more reminders',
  cancelMeeting: 'Cancel Our Meeting',
} as const;

/** What stands above the phone number until somebody says otherwise. It is specified. */
export const phoneLabel = 'Pakistan';

/** What the first categories of services are called. */
export const serviceCategories = {
  webDevelopment: 'Web Development Services',
  amazon: 'Amazon Services',
  digitalMarketing: 'Digital Marketing',
} as const;

/** What is wrong with a field. The dashboard says it too. */
export const validation = {
  required: '{label} is required.',
  notText: '{label} must be text.',
  tooLong: '{label} can be at most {n} characters long.',
  severalLines: '{label} must be a single line of text.',
  invisible: '{label} contains an invisible character. Delete it, or type the text again.',
  invisibleAfter: '{label} contains an invisible character after “{text}”. Delete it, or type the text again.',
  control: '{label} contains a character that cannot be stored.',
  notEmail: '{label} must be an email address such as name@example.com.',
  notTime: '{label} must be a date and a time.',
  past: 'Choose a time in the future.',
  farAhead: 'Choose a time within the next {n} years.',
  notZone: '{label} must be a name such as Europe/Berlin.',
} as const;

/** For failures that leave nothing of the site to show around it. */
export const plainError = {
  title: 'Something went wrong',
  heading: 'Something went wrong on our side',
  text: 'Please try again in a minute.',
  backToHome: 'Go Back To Home!',
} as const;

/**
 * All that the product itself says to visitors: on pages, in mails and calendars, and to the programs that read for them. What an
 * agency can write itself is not here, but for what stands there at first.
 */
export const en = {
  pages: {
    layout: {
      skipToContent: 'Skip to content',
      menu: 'Menu',
      mainMenu: 'Main',
      moreIn: 'More in {label}',
      breadcrumb: 'Breadcrumb',
      bookACall: 'Book a call',
      bookKind: 'Book: {name}',
      contact: 'Contact',
      legal: 'Legal',
      privacy: 'Privacy',
      preview: 'Preview',
      labelled: '{label}: {text}',
      ofName: 'of {name}',
    },
    errors: {
      notFound: { title: 'Page Not Found', text: 'The address may be old or mistyped.' },
      tooLarge: { title: 'Too Large to Send', text: 'What you sent is larger than this page accepts.' },
      notSupported: { title: 'Request Not Supported', text: 'This page cannot handle the request.' },
      failed: { title: 'Something Went Wrong', text: 'Please try again in a minute.' },
      backToHome: 'Go Back To Home!',
    },
    lists: {
      pages: 'Pages',
      previous: 'Previous',
      next: 'Next',
      pageOf: '{name}, page {n}',
      page: 'Page {n}.',
      categories: 'Categories',
      allPosts: 'All posts',
      feed: 'Feed',
      blogOf: '{agency} blog',
      noPosts: 'No posts yet',
      noReviews: 'No reviews yet',
      noServices: 'No services yet',
      noCaseStudies: 'No case studies yet',
    },
    post: {
      minutesToRead: { one: '{n} min read', other: '{n} min read' },
      author: 'Author',
      aboutTheAuthor: 'About the author',
      onThisPage: 'On this page',
      onLinkedin: 'On Linkedin',
      previousAndNext: 'Previous and next post',
      related: 'Related Posts',
    },
    records: {
      services: 'Services',
      serviceCategories: 'Service categories',
      relatedServices: 'Related Services',
      results: 'Results',
      nextCaseStudy: 'Next case study',
      nextClient: 'Next: {client}',
      wholeReview: 'Read the whole review',
      quotes: 'Quotes',
    },
    media: {
      picture: 'Picture',
      enlarge: 'Enlarge the picture',
      close: 'Close',
      gallery: 'Gallery',
      video: 'Video',
      playVideo: 'Play the video',
      showMap: 'Show the map',
      showCalendar: 'Show the calendar',
      loadedFrom: 'It is loaded from {provider}, which then learns of your visit.',
      openAt: 'Open it at {provider}',
      code: 'Code',
      dataTable: 'Table',
    },
    contact: {
      email: 'Email',
      or: 'OR',
      chat: 'Continue to chat!',
    },
    forms: {
      /** A field for a file, of which `types` are such as “PDF”. */
      file: {
        help: '{types}, at most {megabytes} MB.',
        isTooLarge: '{label} can be at most {megabytes} MB.',
        isOther: '{label} must be a file of this kind: {types}.',
        isSecond: '{label} can be one file only.',
        chooseAgain: 'Please choose the file again. Your browser has not kept it.',
      },
      leaveEmpty: 'Leave this empty',
      submit: 'Submit',
      sending: 'Sending...',
      checkFields: 'Please check the marked fields. What you typed is still here.',
      sendingFailed: 'There was a error. Please try again later.',
      ourTimeZone: 'Please choose the time in our time zone.',
      reference: 'Your reference is {reference}.',
      stored: {
        one: 'We store what you send, and the page or email that brought you here. We delete it after {n} day, but never before a meeting you asked for.',
        other:
          'We store what you send, and the page or email that brought you here. We delete it after {n} days, but never before a meeting you asked for.',
      },
      schedule: 'Schedule a Meeting...',
      minutes: '{n} minutes',
      takesMinutes: 'A meeting takes {n} minutes.',
    },
  },
  /** The page of a link by which a visitor cancels a meeting, and that of a draft which somebody has shared. */
  cancelling: {
    title: pageNames.cancelMeeting,
    cancel: 'Cancel the meeting',
    keep: 'Keep the meeting',
    cancelled: 'Our Meeting Is Cancelled',
    nothing: 'No Meeting to Cancel',
    notUpcoming: 'This link does not belong to an upcoming meeting.',
    reasons: 'The meeting may be over or already cancelled, or part of the link may be missing.',
    time: 'Time',
    ourTime: 'In our time zone',
    subject: 'Subject',
    anotherTime: 'Request another time',
  },
  languages: 'Languages',
  readThisPage: 'Read this page in English',
  preview: {
    name: 'Name',
    draftOf: 'Draft of “{title}”',
    sharedBy: 'Shared by {name}.',
    sharedAsItWas: 'Shared by {name}, as it was at the time.',
    published: 'It has since been published.',
    notPublic: 'It is not public.',
    worksUntil: 'This link works until {date}.',
    giveFeedback: 'Give feedback',
    question: 'What do you think?',
    thanks: 'Thank you. {name} can read it now.',
    approved: '{name} approved this draft on {date}.',
    changes: '{name} asked for changes on {date}.',
    changedSince: 'The draft has changed since.',
    yourFeedback: 'Your feedback',
    quote: 'Words on the page that it is about, if any',
    comment: 'Comment',
    send: 'Send comment',
    askForChanges: 'Ask for changes',
    approve: 'Approve',
    whoReads:
      'Anyone with this link can read what you write. It is deleted 30 days after the link expires, or kept with this page once that is published. {name} can have it deleted at any time.',
  },
  plainError,
  /** While the server starts. */
  starting: { heading: 'This site is starting', text: 'The page will appear by itself in a moment.' },
  validation,
  /** Why something that was sent is not accepted. */
  refusals: {
    manyFromNetwork: 'Too many messages have come from your network.',
    manyInAll: 'We are receiving too many messages right now.',
    tryAgain: { one: 'Please try again in a minute.', other: 'Please try again in {n} minutes.' },
    formUsedUp: 'This form has already been sent several times. What you typed is still here. Please submit it again.',
  },
  /** Why feedback about a draft is not accepted. */
  feedback: {
    words: 'Words',
    manyComments: 'Too many comments were sent from here.',
    manyDecisions: 'Too many decisions were sent from here.',
    closed: 'Comments are closed here.',
    full: 'There is no room for more comments. Please write to {name}.',
    fullButDecide:
      'There is no room for more comments. Please write to {name}, or send your decision without a comment.',
    unseen: 'Please look at the draft again before you decide about it: this is how it is now.',
    changed: 'The draft has changed since you opened this page. Please look at it again: this is how it is now.',
    published: 'This was published while you had it open, so your answer was not sent.',
  },
  /** What visitors read of times that they can book. */
  booking: {
    kinds: 'What would you like to talk about?',
    choose: 'Choose a time',
    zone: 'Time zone',
    showTimes: 'Show times',
    earlier: 'Earlier times',
    later: 'Later times',
    none: 'No time is free at the moment. Please send us a message instead.',
    taken: 'This time is no longer free. Please choose another one.',
    nearest: 'The nearest free times',
    gone: 'This meeting can no longer be booked. Please choose another one.',
    enough: 'You have booked several meetings already. Please write to us if you need more.',
    book: 'Book this time',
    booked: 'Your meeting is booked.',
    with: 'With {names}',
    phone: 'By phone',
    video: 'By video call',
    place: 'In person',
    where: 'Where',
    move: 'Move the meeting',
    moved: 'Your meeting has been moved.',
    moveHere: 'If another time suits you better, move the meeting here:',
    reminder: {
      subject: 'A reminder of our meeting',
      opening: 'This is a reminder of our meeting.',
      stopHere: 'If you don’t want any more reminders, stop them here:',
      lead: 'We will send no more reminders of meetings to your address. Your meetings stay as they are.',
      stop: 'Stop the reminders',
      stopped: 'You will get no more reminders.',
      unknown: 'This link does not belong to a meeting.',
    },
  },
  mails: {
    hello: 'Hello,',
    reference: 'Your reference is {reference}. Please quote it if you write to us about this.',
    notYou: "If this wasn't you, someone else entered your address. You don't need to do anything.",
    meetingReference: 'Your reference is {reference}. Please quote it if you write to us about this meeting.',
    cancelHere: 'If you can’t make it, please cancel here:',
    anotherTime: 'If another time suits you, ask for it here:',
    confirmed: {
      subject: 'Our meeting is confirmed',
      opening: 'Our meeting is confirmed. An invitation for your calendar is attached.',
    },
    rescheduled: {
      subject: 'Our meeting has a new time',
      opening: 'Our meeting has been moved to a new time. An invitation for your calendar is attached.',
    },
    declined: {
      subject: 'We can’t make the time you asked for',
      opening: 'We are sorry, but we cannot meet at the time you asked for.',
    },
    cancelled: {
      subject: 'Our meeting is cancelled',
      opening: 'Our meeting is cancelled. The attached cancellation removes it from your calendar.',
    },
    calendar: { summary: 'Meeting with {agency}', description: 'Reference: {reference}' },
  },
  /** The headings of `llms.txt`, and what it says of the feed. */
  summary: {
    services: 'Services',
    caseStudies: 'Case studies',
    meetingKinds: 'Meetings',
    posts: 'Posts',
    categories: 'Categories of posts',
    pages: 'Pages',
    contact: 'Contact',
    feed: 'Feed',
    feedText: 'The newest posts with their whole text.',
  },
  /** What stands in a new site until somebody writes something else. */
  first: {
    pageNames,
    phoneLabel,
    privacy: 'Privacy',
    imprint: 'Imprint',
    serviceCategories,
    home: {
      design: 'Design',
      build: 'Build',
      grow: 'Grow',
      people: 'Who does the work',
      reviews: 'Reviews',
      allReviews: 'All reviews',
      services: 'Services',
      allServices: 'All services',
      posts: 'Latest from the blog',
      allPosts: 'All posts',
      sendMessage: 'Send a message',
    },
  },
} as const;
