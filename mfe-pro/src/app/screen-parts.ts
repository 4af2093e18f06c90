import type { ProPage } from '../domain/pro-page';
import type { ScreenPart } from './screen-part';

/** Fetches the code of a page's screen. */
export type LoadScreenPart = () => Promise<ScreenPart>;

/** The screen of each page of the area, fetched when it is opened (spec §2 "Pro area"). */
export const SCREEN_PARTS: Readonly<Partial<Record<ProPage, LoadScreenPart>>> = {};
