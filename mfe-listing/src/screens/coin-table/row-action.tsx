import { useUnit } from 'effector-react';

import { ButtonLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { currencyValues } from '../../domain/listing-content';
import type { TableRow } from '../../domain/listing-content';
import { exchangeLink, rowLinkRel } from '../../domain/row-link';
import { listingModel } from '../../model/listing';

type Props = { readonly row: TableRow; readonly isFiat: boolean };

/** Button of a row, 'Exchange' or 'Buy': opens the exchange with the row's pair. */
export const RowAction = ({ row: { pair, currency }, isFiat }: Props) => {
  const { t } = useTranslation('listing');
  const follow = useUnit(listingModel.pairFollowed);
  const action = isFiat ? 'buy' : 'exchange';
  return (
    <ButtonLink
      size="small"
      variant="secondary"
      href={exchangeLink(pair)}
      rel={rowLinkRel({ _tag: 'Exchange', pair })}
      aria-label={t(`table.${action}Label`, currencyValues(currency))}
      onClick={() => follow(pair)}
    >
      {t(`table.${action}`)}
    </ButtonLink>
  );
};
