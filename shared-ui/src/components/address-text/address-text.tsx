import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden';
import styles from './address-text.module.css';
import { groupAddress } from './group-address';
import { shortenMiddle } from './shorten-middle';

export type AddressTextProps = {
  readonly address: string;
  /** `grouped`: for comparing by eye. `short`: for narrow places. */
  readonly format?: 'grouped' | 'short' | undefined;
};

/** An address or a hash: always left-to-right, never translated, copied without spaces. */
export const AddressText = ({ address, format = 'grouped' }: AddressTextProps) =>
  format === 'short' ? (
    <bdi dir="ltr" translate="no" className={styles.address}>
      <span aria-hidden="true">{shortenMiddle(address)}</span>
      <VisuallyHidden>{address}</VisuallyHidden>
    </bdi>
  ) : (
    <bdi dir="ltr" translate="no" className={classNames(styles.address, styles.grouped)}>
      {groupAddress(address).map(({ text, isEmphasised }, index) => (
        <span key={index} className={classNames(styles.group, isEmphasised && styles.emphasised)}>
          {text}
        </span>
      ))}
    </bdi>
  );
