import { CheckIcon, LockIcon, MinusIcon, WalletIcon } from '@coinlane/shared-ui/icons';

import styles from './mark.module.css';

const ICONS = { check: CheckIcon, lock: LockIcon, minus: MinusIcon, wallet: WalletIcon } as const;
const NAMES = ['check', 'lock', 'minus', 'wallet'] as const;

export type MarkIcon = keyof typeof ICONS;

const idOf = (icon: MarkIcon): string => `mark-${icon}`;

/** SVG symbols of the icons, defined once instead of in every row. */
export const MarkSymbols = () => (
  <svg aria-hidden="true" className={styles.symbols}>
    {NAMES.map((name) => {
      const Icon = ICONS[name];
      return (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      );
    })}
  </svg>
);

/** The bare icon, for decoration. */
export const MarkShape = ({ icon }: { readonly icon: MarkIcon }) => (
  <svg aria-hidden="true" className={styles.icon}>
    <use href={`#${idOf(icon)}`} />
  </svg>
);

type Props = { readonly isOn: boolean; readonly words: string; readonly icon: MarkIcon };

/** An icon with a word, active or muted. */
export const Mark = ({ isOn, words, icon }: Props) => (
  <span className={isOn ? styles.on : styles.off}>
    <MarkShape icon={icon} />
    {words}
  </span>
);
