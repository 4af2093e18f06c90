const BOT =
  /bot\b|bot[/;)]|googlebot|bingpreview|crawl|spider|slurp|archiver|facebookexternalhit|embedly|quora link preview|whatsapp|telegrambot|skypeuripreview|vkshare|w3c_validator|google-inspectiontool|mediapartners-google|baidu|yandex(?!browser|search)|duckduck|ia_archiver/i;
/** Phones with a name that contains that of a robot. */
const NOT_BOT = /cubot/i;

/** Whether the user agent is a search engine or a link preview (spec §6 "Search-engine bots"). */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && BOT.test(userAgent) && !NOT_BOT.test(userAgent);
