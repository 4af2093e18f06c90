import * as amounts from './amounts/index.ts';
import * as codecs from './codecs/index.ts';
import * as content from './content/index.ts';
import * as events from './events/index.ts';
import * as lifecycle from './lifecycle/index.ts';
import * as testing from './testing/index.ts';
import * as values from './values/index.ts';
import * as widget from './widget/index.ts';

/** Exports of each entry point. A changed line is a changed contract: see CONTRIBUTING.md. */
describe('the public API of shared-contracts', () => {
  it('amounts', () => {
    expect(Object.keys(amounts).sort()).toMatchInlineSnapshot(`
      [
        "amountForField",
        "formatAmount",
        "parseAmount",
        "roundDecimals",
        "roundForDisplay",
        "roundSignificant",
      ]
    `);
  });

  it('codecs', () => {
    expect(Object.keys(codecs).sort()).toMatchInlineSnapshot(`
      [
        "DecimalFromWire",
        "IsoDate",
        "NumberFromWire",
        "isTooComplex",
        "noneIfBlank",
        "parseJson",
        "quoteLongNumbers",
      ]
    `);
  });

  it('content', () => {
    expect(Object.keys(content).sort()).toMatchInlineSnapshot(`
      [
        "Blocks",
        "ContentAction",
        "ContentPageReply",
        "PostReply",
        "PostsReply",
        "Questions",
        "ReviewsReply",
        "SiteIndexReply",
        "contentPageEndpoint",
        "postEndpoint",
        "postsEndpoint",
        "reviewsEndpoint",
        "sendReviewEndpoint",
        "siteIndexEndpoint",
      ]
    `);
  });

  it('events', () => {
    expect(Object.keys(events).sort()).toMatchInlineSnapshot(`
      [
        "accountChanged",
        "authChanged",
        "createEventBus",
        "defineEvent",
        "interactionHappened",
        "ordersCounted",
        "pairPicked",
        "signInAsked",
        "signOutAsked",
        "supportAsked",
        "transactionCreated",
        "transactionFinished",
      ]
    `);
  });

  it('lifecycle', () => {
    expect(Object.keys(lifecycle).sort()).toMatchInlineSnapshot(`
      [
        "BlocksPage",
        "LiveComposition",
        "PageData",
        "PageSupplement",
        "RemoteBeacons",
      ]
    `);
  });

  it('testing', () => {
    expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
      [
        "actionsReply",
        "addressAcceptedReply",
        "addressChecksumReply",
        "addressExtraIdReply",
        "availablePairsReply",
        "baseOfKey",
        "captchaChallengeReply",
        "coinMarketsReply",
        "coinPairsReply",
        "contactRefusalReply",
        "contentPageReply",
        "continueReply",
        "cpuMs",
        "createdFiatReply",
        "createdReply",
        "createdSwapReply",
        "currenciesReply",
        "currencyInfoReply",
        "estimatesReply",
        "exchangeAmountReply",
        "fakeHttp",
        "fixedRateMarketReply",
        "formReply",
        "freePort",
        "languagesOf",
        "leftInEnglish",
        "listingCurrencyReply",
        "marketDataReply",
        "nameErrorReply",
        "namedAddressesReply",
        "networkFeeReply",
        "notFoundErrorReply",
        "notifyReply",
        "oldTransactionReply",
        "pairRatesReply",
        "postReply",
        "postsReply",
        "problemsOfFolder",
        "problemsOfTexts",
        "promoCodeReply",
        "refundReply",
        "refusedSwapReply",
        "refusedWithOkReply",
        "reviewsReply",
        "runsOf",
        "siteIndexReply",
        "swapReply",
        "textsFrom",
        "ticketReply",
        "tokensDestinationReply",
        "tooSmallErrorReply",
        "transactionReply",
        "unknownNameReply",
      ]
    `);
  });

  it('values', () => {
    expect(Object.keys(values).sort()).toMatchInlineSnapshot(`
      [
        "CALCULATOR_KEYS",
        "CALCULATOR_PARAMETERS",
        "DEFAULT_LANGUAGE",
        "DEFI_COINS",
        "LANGUAGES",
        "MEME_COINS",
        "REMOTE_NAMES",
        "decodedText",
        "isLanguage",
        "isRemoteName",
        "lookUp",
        "moreLanguages",
        "plainText",
        "registerExtraLanguages",
        "segmentsOf",
        "siteLanguages",
      ]
    `);
  });

  it('widget', () => {
    expect(Object.keys(widget).sort()).toMatchInlineSnapshot(`
      [
        "CONFIGURATOR_TYPES",
        "DEFAULT_WIDGET",
        "READABLE_CONTRAST",
        "WIDGET_COLOURS_PATH",
        "WIDGET_LANGUAGES",
        "WIDGET_MESSAGE_SOURCE",
        "WIDGET_PARAMETERS",
        "WIDGET_PARAMETER_NAMES",
        "WIDGET_PATH",
        "WidgetConfigure",
        "WidgetMessage",
        "contrast",
        "defaultBackground",
        "inkOn",
        "languageOfWidget",
        "printWidgetSettings",
        "readWidgetConfigure",
        "readWidgetMessage",
        "readWidgetSettings",
        "readableOn",
        "widgetColours",
        "widgetColoursPath",
        "widgetLanguageOf",
      ]
    `);
  });
});
