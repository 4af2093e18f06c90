import { AddressText, Card, CurrencyIcon, Disclosure, SkipLink, VisuallyHidden } from '../components';
import { Line, Sample } from './sample';
import styles from './gallery.module.css';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const tickers = ['btc', 'eth', 'usdt', 'xmr', 'sol', 'doge', 'trx', 'ada'] as const;
const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4" fill="%235c5780"/%3E%3C/svg%3E';

export const ContentSamples = () => (
  <>
    <Sample title="Card">
      <Card padding="small">A plain card.</Card>
      <Card padding="small" tone="sunken">
        A sunken card.
      </Card>
      <Card padding="small" tone="deep">
        <p>A deep card.</p>
        <p className={styles.muted}>What stands on it wears the dark theme.</p>
      </Card>
    </Sample>
    <Sample title="AddressText">
      <p>
        <AddressText address={address} />
      </p>
      <p>
        <AddressText address={address} format="short" />
      </p>
    </Sample>
    <Sample title="CurrencyIcon">
      <Line>
        {tickers.map((ticker) => (
          <CurrencyIcon key={ticker} ticker={ticker} />
        ))}
      </Line>
      <Line>
        <CurrencyIcon ticker="eth" size="small" />
        <CurrencyIcon ticker="eth" size="large" />
        <CurrencyIcon ticker="dot" src={dot} size="large" />
      </Line>
    </Sample>
    <Sample title="Disclosure">
      <Disclosure open summary="What is a memo?">
        A number that tells an exchange whose deposit it is.
      </Disclosure>
      <Disclosure look="card" summary="Is there a limit?">
        Only a lower one, which the form shows.
      </Disclosure>
    </Sample>
    <Sample title="SkipLink, VisuallyHidden">
      <SkipLink href="#gallery">Skip to the gallery</SkipLink>
      <p>
        Seen by everybody<VisuallyHidden>, heard by some</VisuallyHidden>.
      </p>
    </Sample>
  </>
);
