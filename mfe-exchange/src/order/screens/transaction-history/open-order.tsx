import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';

import { Alert, Button, Card, TextField, TextLink } from '@coinlane/shared-ui/components';
import { UploadIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { MAX_ORDER_FILE_BYTES, readOrderFile } from '../../domain/saved-order';
import { orderIdIn } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import styles from './transaction-history.module.css';

const IdForm = () => {
  const { t } = useWords();
  const { navigation } = useRemoteProps();
  const [id, setId] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = orderIdIn(id);
    setIsWrong(found === null);
    if (found !== null) navigation.push(`/exchange/txs/${found}`);
  };
  return (
    <form
      noValidate
      className={styles.idForm}
      onSubmit={handleSubmit}
      role="search"
      aria-labelledby="find-order"
    >
      <TextField
        label={t('status.id')}
        isMonospace
        value={id}
        maxLength={256}
        placeholder={t('order.history.idExample')}
        autoComplete="off"
        error={isWrong ? t('order.history.noId') : undefined}
        onChange={({ target }) => {
          setId(target.value);
          setIsWrong(false);
        }}
      />
      <Button type="submit" variant="secondary">
        {t('order.history.open')}
      </Button>
    </form>
  );
};

/**
 * Opens the order in a file or receipt, of which only the ID is used: the page shows the data of the server. For
 * several orders, shows their links.
 */
const FileForm = () => {
  const { t } = useWords();
  const { navigation, config } = useRemoteProps();
  const input = useRef<HTMLInputElement>(null);
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const open = async (file: Blob | undefined): Promise<void> => {
    if (file === undefined) return;
    const found = file.size > MAX_ORDER_FILE_BYTES ? [] : readOrderFile(await file.text());
    const [only] = found;
    if (only !== undefined && found.length === 1) navigation.push(`/exchange/txs/${only}`);
    else setIds(found);
  };
  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('order.history.file')}
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button variant="secondary" icon={<UploadIcon size="small" />} onClick={() => input.current?.click()}>
        {t('order.history.chooseFile')}
      </Button>
      {ids?.length === 0 && (
        <Alert tone="warning" role="alert">
          {t('order.history.noFile', { brand: config.brand })}
        </Alert>
      )}
      {ids?.[0] !== undefined && (
        <ul className={styles.found} aria-label={t('order.history.fileOrders')}>
          {ids.map((id) => (
            <li key={id}>
              <TextLink href={`/exchange/txs/${id}`}>{id}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** Opens any order by its ID, its file or its receipt. The order page decides which actions are available. */
export const OpenOrder = () => {
  const { t } = useWords();
  const { config, navigation } = useRemoteProps();
  // only a site with providers has `/recover`, and only such a site lists features that it lacks
  const hasRecovery = config.unavailable?.includes('account') && !config.unavailable.includes('email');
  return (
    <Card as="section" aria-labelledby="find-order" padding="medium" className={styles.find}>
      <div>
        <h2 id="find-order" className={styles.findTitle}>
          {t('order.history.find')}
        </h2>
        <p className={styles.muted}>{t('order.history.findHint')}</p>
      </div>
      <IdForm />
      <FileForm />
      {hasRecovery && (
        <a href={navigation.href('/recover')} target="_blank">
          {t('order.byEmail')}
        </a>
      )}
    </Card>
  );
};
