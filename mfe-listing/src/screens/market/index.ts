export { Calculator } from './calculator';
export { Faq } from './faq';
export { MarketCard } from './market-card';
export { Steps } from './steps';
