import { useId } from 'react';
import type { ReactNode } from 'react';

import { Badge, useEarlyInput } from '@coinlane/shared-ui/components';

import styles from './offer-list.module.css';

export type Offer = {
  readonly provider: string;
  readonly label: string;
  /** Formatted receive (or send) amount. Null: the provider has no offer now. */
  readonly amount: string | null;
  /** Second line at the end: the fiat value, or the difference to the best offer. */
  readonly value: string;
  readonly note: string;
  readonly badge: string | null;
  readonly isChosen: boolean;
};

export type OfferListProps = {
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly isRefreshing: boolean;
  readonly onPick: (provider: string) => void;
  readonly footer: ReactNode;
};

const OfferRow = ({
  offer,
  name,
  onPick,
}: {
  readonly offer: Offer;
  readonly name: string;
  readonly onPick: (provider: string) => void;
}) => {
  const id = useId();
  useEarlyInput(id, offer.isChosen);
  return (
    <li className={styles.item}>
      <input
        type="radio"
        id={id}
        name={name}
        checked={offer.isChosen}
        disabled={offer.amount === null}
        onChange={() => onPick(offer.provider)}
        className={styles.radio}
      />
      <label htmlFor={id} className={styles.offer}>
        <span className={styles.provider}>
          <span translate="no">{offer.label}</span>{' '}
          {offer.badge !== null && <Badge tone="success">{offer.badge}</Badge>}
        </span>{' '}
        <span className={styles.note}>{offer.note}</span>{' '}
        <span className={styles.amount}>{offer.amount ?? '–'}</span>{' '}
        <span className={styles.value}>{offer.value}</span>
      </label>
    </li>
  );
};

/** The providers' offers, one of them chosen. */
export const OfferList = ({ label, offers, isRefreshing, onPick, footer }: OfferListProps) => {
  const name = useId();
  return (
    <>
      <ul aria-label={label} aria-busy={isRefreshing} className={styles.list}>
        {offers.map((offer) => (
          <OfferRow key={offer.provider} offer={offer} name={name} onPick={onPick} />
        ))}
      </ul>
      <p className={styles.footer}>{footer}</p>
    </>
  );
};
