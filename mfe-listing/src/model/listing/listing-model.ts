import { joinListing } from './create-listing-model';
import { content } from './instances/content';
import { market } from './instances/market';
import { page } from './instances/page';
import { prices } from './instances/prices';
import { wallets } from './instances/wallets';

/** Model of this site. Its parts are separate modules, so that a slow phone can create them in separate tasks. */
export const listingModel = joinListing(page, content, { prices, market, wallets });
