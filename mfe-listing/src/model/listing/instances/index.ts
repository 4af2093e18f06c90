import { joinListing } from '../create-listing-model';
import { content } from './content';
import { market } from './market';
import { page } from './page';
import { prices } from './prices';
import { wallets } from './wallets';

/** The model of this site. Its parts are modules, so that a slow phone can make them one at a time. */
export const listingModel = joinListing(page, content, { prices, market, wallets });
