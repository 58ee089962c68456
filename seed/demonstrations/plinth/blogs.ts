import type { Seed } from '../../records.ts';
import { post as theContactFormThatEveryoneCanFillIn } from './blogs/websites/the-contact-form-that-everyone-can-fill-in.ts';
import { post as aNewsletterLayoutThatSurvivesAnyInbox } from './blogs/marketing/a-newsletter-layout-that-survives-any-inbox.ts';
import { post as aWelcomeSequenceForASmallShopLetterByLetter } from './blogs/marketing/a-welcome-sequence-for-a-small-shop-letter-by-letter.ts';
import { post as anHourWithYourAmazonSearchTermReport } from './blogs/marketplaces/an-hour-with-your-amazon-search-term-report.ts';
import { post as automateLessThanYouThinkYouShould } from './blogs/marketing/automate-less-than-you-think-you-should.ts';
import { post as eightQuestionsToAskAnAgencyBeforeYouSign } from './blogs/marketing/eight-questions-to-ask-an-agency-before-you-sign.ts';
import { post as fiveNumbersToReadEveryMonday } from './blogs/marketing/five-numbers-to-read-every-monday.ts';
import { post as whatShouldASmallBusinessSpendOnAds } from './blogs/marketing/what-should-a-small-business-spend-on-ads.ts';
import { post as howToBriefADesignerWithAnExampleToCopy } from './blogs/websites/how-to-brief-a-designer-with-an-example-to-copy.ts';
import { post as howToCleanAnEmailListAndKeepTheGoodCustomers } from './blogs/marketing/how-to-clean-an-email-list-and-keep-the-good-customers.ts';
import { post as howToRedesignASiteWithoutLosingSearchPositions } from './blogs/websites/how-to-redesign-a-site-without-losing-search-positions.ts';
import { post as howToWriteAServicePageOnePageEditedFourTimes } from './blogs/websites/how-to-write-a-service-page-one-page-edited-four-times.ts';
import { post as howToWriteAnAmazonTitleThatPeopleCanRead } from './blogs/marketplaces/how-to-write-an-amazon-title-that-people-can-read.ts';
import { post as oneSearchOnePageLandingPagesForSearchAds } from './blogs/marketing/one-search-one-page-landing-pages-for-search-ads.ts';
import { post as ourLaunchChecklistHourByHour } from './blogs/websites/our-launch-checklist-hour-by-hour.ts';
import { post as photographsForYourWebsitePlanOneGoodDay } from './blogs/websites/photographs-for-your-website-plan-one-good-day.ts';
import { post as planAMarketplaceLaunchByImaginingThatItFailed } from './blogs/marketplaces/plan-a-marketplace-launch-by-imagining-that-it-failed.ts';
import { post as searchAdMatchTypesExplainedWithOneRepairShop } from './blogs/marketing/search-ad-match-types-explained-with-one-repair-shop.ts';
import { post as howToSellToACommitteeYouWillNeverMeet } from './blogs/marketing/how-to-sell-to-a-committee-you-will-never-meet.ts';
import { post as siteBuilderOrCustomBuildHowToChoose } from './blogs/websites/site-builder-or-custom-build-how-to-choose.ts';
import { post as theBasketEmailsThatAnnoyedGoodCustomers } from './blogs/marketing/the-basket-emails-that-annoyed-good-customers.ts';
import { post as whatTheTopOfYourHomePageHasToSay } from './blogs/websites/what-the-top-of-your-home-page-has-to-say.ts';
import { post as whatToDoAboutAOneStarReview } from './blogs/marketplaces/what-to-do-about-a-one-star-review.ts';
import { post as whyYourOnlineShopFeelsSlowAndHowToTell } from './blogs/websites/why-your-online-shop-feels-slow-and-how-to-tell.ts';

/** Newest first. */
export const blogs: Seed<'blog'>[] = [
  aWelcomeSequenceForASmallShopLetterByLetter,
  eightQuestionsToAskAnAgencyBeforeYouSign,
  whyYourOnlineShopFeelsSlowAndHowToTell,
  howToWriteAnAmazonTitleThatPeopleCanRead,
  whatTheTopOfYourHomePageHasToSay,
  theBasketEmailsThatAnnoyedGoodCustomers,
  siteBuilderOrCustomBuildHowToChoose,
  searchAdMatchTypesExplainedWithOneRepairShop,
  howToRedesignASiteWithoutLosingSearchPositions,
  anHourWithYourAmazonSearchTermReport,
  howToBriefADesignerWithAnExampleToCopy,
  fiveNumbersToReadEveryMonday,
  theContactFormThatEveryoneCanFillIn,
  aNewsletterLayoutThatSurvivesAnyInbox,
  oneSearchOnePageLandingPagesForSearchAds,
  whatToDoAboutAOneStarReview,
  howToWriteAServicePageOnePageEditedFourTimes,
  whatShouldASmallBusinessSpendOnAds,
  photographsForYourWebsitePlanOneGoodDay,
  howToSellToACommitteeYouWillNeverMeet,
  ourLaunchChecklistHourByHour,
  automateLessThanYouThinkYouShould,
  howToCleanAnEmailListAndKeepTheGoodCustomers,
  planAMarketplaceLaunchByImaginingThatItFailed,
];
