import {
  Breadcrumbs,
  Card,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TextLink,
} from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { FIRST_PAIR, TOKEN_SWAP_PAIRS } from '../domain/pair-limits';
import type { TokenSwapPair } from '../domain/pair-limits';
import { Stepper } from './stepper';
import { TokenInfo } from './token-info';
import { Limit, VariantName } from '../ui/pair-facts';
import styles from './token-swaps.module.css';

const PairRow = ({ pair }: { readonly pair: TokenSwapPair }) => {
  const { t } = useTranslation('swap');
  return (
    <TableRow>
      <TableCell>
        <TextLink className={styles.token} href={`/swap/${pair.token}`}>
          {pair.token.toUpperCase()}
        </TextLink>
      </TableCell>
      <TableCell label={t('columns.from')}>
        <VariantName variant={pair.from} />
      </TableCell>
      <TableCell label={t('columns.to')}>
        <VariantName variant={pair.to} />
      </TableCell>
      <TableCell align="end" label={t('columns.min')}>
        <Limit amount={pair.min} token={pair.token} />
      </TableCell>
      <TableCell align="end" label={t('columns.max')}>
        <Limit amount={pair.max} token={pair.token} />
      </TableCell>
      <TableCell label={t('columns.reverse')}>{t(pair.isReversible ? 'bothWays' : 'oneWay')}</TableCell>
    </TableRow>
  );
};

const COLUMNS = [
  { name: 'token', align: 'start' },
  { name: 'from', align: 'start' },
  { name: 'to', align: 'start' },
  { name: 'min', align: 'end' },
  { name: 'max', align: 'end' },
  { name: 'reverse', align: 'start' },
] as const;

const PairTable = () => {
  const { t } = useTranslation('swap');
  return (
    <Card padding="none">
      <Table caption={t('pairsTitle')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map(({ name, align }) => (
              <TableHeaderCell key={name} align={align}>
                {t(`columns.${name}`)}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {TOKEN_SWAP_PAIRS.map((pair) => (
            <PairRow key={pair.token} pair={pair} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
};

/** The legacy token swap and its five pairs with their limits (spec §9 "Token swap limits"). */
export const TokenSwapsScreen = () => {
  const { t } = useTranslation('swap');
  return (
    <section className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[
          { label: t('main'), href: '/' },
          { label: t('title'), href: '/swap' },
        ]}
      />
      <header className={styles.intro}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('about')}</p>
      </header>
      <div className={styles.columns}>
        <Stepper pair={FIRST_PAIR} amount="" />
        <section className={styles.intro} aria-labelledby="swap-tokens">
          <h2 id="swap-tokens">{t('tokens.label')}</h2>
          <TokenInfo />
        </section>
      </div>
      <section className={styles.intro} aria-labelledby="swap-pairs">
        <h2 id="swap-pairs">{t('pairsTitle')}</h2>
        <PairTable />
        <p className={styles.note}>
          {t('trvlNote')} <TextLink href="/swap/trvl">TRVL</TextLink>
        </p>
      </section>
    </section>
  );
};
