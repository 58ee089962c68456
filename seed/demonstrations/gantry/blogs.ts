import type { Seed } from '../../records.ts';
import { post as aReorderDateOnABeerMat } from './blogs/dock/a-reorder-date-on-a-beer-mat.ts';
import { post as bidOnThePartNumber } from './blogs/till/bid-on-the-part-number.ts';
import { post as dropTheParcelYourself } from './blogs/dock/drop-the-parcel-yourself.ts';
import { post as novemberStartsInAugust } from './blogs/dock/november-starts-in-august.ts';
import { post as onePageForNineColoursOrNinePages } from './blogs/shelf/one-page-for-nine-colours-or-nine-pages.ts';
import { post as sellingFoodFromAWarehouseYouDoNotOwn } from './blogs/dock/selling-food-from-a-warehouse-you-do-not-own.ts';
import { post as somebodyElseSellsOnYourPage } from './blogs/shelf/somebody-else-sells-on-your-page.ts';
import { post as theEmailThatGoesOutAfterTheParcelLands } from './blogs/till/the-email-that-goes-out-after-the-parcel-lands.ts';
import { post as theFirstPhotographSellsTheSixthStopsTheReturn } from './blogs/shelf/the-first-photograph-sells-the-sixth-stops-the-return.ts';
import { post as weighTheBoxBeforeYouPriceTheJar } from './blogs/dock/weigh-the-box-before-you-price-the-jar.ts';
import { post as willItFitMyBike } from './blogs/till/will-it-fit-my-bike.ts';
import { post as writeTheListingYourReturnsHaveBeenAskingFor } from './blogs/shelf/write-the-listing-your-returns-have-been-asking-for.ts';

/** Newest first. */
export const blogs: Seed<'blog'>[] = [
  weighTheBoxBeforeYouPriceTheJar,
  theFirstPhotographSellsTheSixthStopsTheReturn,
  willItFitMyBike,
  onePageForNineColoursOrNinePages,
  aReorderDateOnABeerMat,
  bidOnThePartNumber,
  dropTheParcelYourself,
  writeTheListingYourReturnsHaveBeenAskingFor,
  sellingFoodFromAWarehouseYouDoNotOwn,
  theEmailThatGoesOutAfterTheParcelLands,
  somebodyElseSellsOnYourPage,
  novemberStartsInAugust,
];
