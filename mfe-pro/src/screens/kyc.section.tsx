import { useUnit } from 'effector-react';

import { Badge, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { CheckIcon } from '@coinlane/shared-ui/icons';
import { problemOf } from '@coinlane/shared-contracts/query';

import { ALLOWANCES, KYC_LEVELS, kycLevelOf, levelState, nextKycLevel } from '../domain/kyc';
import type { KycLevel, LevelState } from '../domain/kyc';
import { kycModel } from '../model/kyc';
import { ProblemNote } from '../ui/problem-note';
import { Section } from '../ui/section';
import styles from './kyc.module.css';

const NAMES = {
  0: 'kyc.level_0',
  1: 'kyc.level_1',
  2: 'kyc.level_2',
} as const satisfies Readonly<Record<KycLevel, string>>;
const VERIFY = { 1: 'kyc.verify_1', 2: 'kyc.verify_2' } as const;

type LevelProps = { readonly level: KycLevel; readonly state: LevelState };

const Level = ({ level, state }: LevelProps) => {
  const { t } = useTranslation('pro');
  return (
    <li className={styles.level} data-state={state}>
      <div className={styles.head}>
        <h3 className={styles.name}>{t(NAMES[level])}</h3>
        {level > 0 && state === 'done' && <Badge tone="success">{t('kyc.have')}</Badge>}
      </div>
      <ul role="list" className={styles.allowances}>
        {ALLOWANCES[level].map((allowance) => (
          <li key={allowance} className={styles.allowance}>
            <CheckIcon size="small" className={styles.check} />
            {t(`kyc.allows_${allowance}`)}
          </li>
        ))}
      </ul>
    </li>
  );
};

const Way = ({ next }: { readonly next: Exclude<KycLevel, 0> }) => {
  const { t } = useTranslation('pro');
  const { mutation, verify } = useUnit({
    mutation: kycModel.visit.$mutation,
    verify: kycModel.visit.start,
  });
  return (
    <>
      <p className={styles.note}>{t('kyc.how')}</p>
      <ProblemNote problem={problemOf(mutation)} />
      <div>
        <Button
          isPending={mutation._tag === 'Pending' || mutation._tag === 'Done'}
          pendingLabel={t('words.working')}
          onClick={() => verify(undefined)}
        >
          {t(VERIFY[next])}
        </Button>
      </div>
    </>
  );
};

/** Verification level, allowances of each level, and the next step (spec §1 "KYC levels"). */
export const KycSection = ({ kycLevel }: { readonly kycLevel: number }) => {
  const { t } = useTranslation('pro');
  const own = kycLevelOf(kycLevel);
  const next = nextKycLevel(own);
  return (
    <Section
      anchor="kyc"
      title={t('kyc.title')}
      lead={t('kyc.lead')}
      aside={<Badge tone={own === 0 ? 'warning' : 'success'}>{t(NAMES[own])}</Badge>}
    >
      <ol role="list" className={styles.levels}>
        {KYC_LEVELS.map((level) => (
          <Level key={level} level={level} state={levelState(level, own)} />
        ))}
      </ol>
      {next === null ? <p>{t('kyc.highest')}</p> : <Way next={next} />}
    </Section>
  );
};
