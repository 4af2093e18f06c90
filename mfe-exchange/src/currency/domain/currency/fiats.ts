/** Spec §9 "Fiat currencies (58)". */
export const FIATS: readonly string[] = (
  'usd eur cad jpy gbp rub aud krw chf czk dkk nok nzd pln sek try zar huf ils cny aed ang ars azn bgn bhd bnd bob ' +
  'brl bwp clp crc dop egp gtq hkd hrk inr kes kwd kzt mxn myr mzn omr pen php qar ron rsd sar sgd thb twd uah uyu ' +
  'xaf zmw'
).split(' ');
