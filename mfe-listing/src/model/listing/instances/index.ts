import { joinListing } from '../create-listing-model';
import { content } from './content';
import { page } from './page';
import { sides } from './sides';

/** The model of this site. Its parts are modules, so that a slow phone can make them one at a time. */
export const listingModel = joinListing(page, content, sides);
