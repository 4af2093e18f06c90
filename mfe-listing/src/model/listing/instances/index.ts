import { joinListing } from '../create-listing-model';
import { content } from './content';
import { market } from './market';
import { page } from './page';
import { prices } from './prices';
import { wallets } from './wallets';

/** The model of this site. Its parts are separate modules, so that a slow phone can create them in separate tasks. */
export const listingModel = joinListing(page, content, { prices, market, wallets });
