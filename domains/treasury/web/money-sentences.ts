import type { FieldIssue } from '@egcr/contract/problem';
import { paymentWords, useLeavingWords, useWalletText, walletIssue, type IssueFacts } from '@egcr/wallet/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';

import {
  depositToBusinessCall,
  freezeBusinessCall,
  payFromBusinessCall,
  unfreezeBusinessCall,
} from '../contract/index.ts';
import { treasuryTexts } from './texts.ts';

/** What is said where money of a business is refused, by what is done with it and what is known of the amount. */
export function useMoneySentences(): (act: 'pay' | 'deposit', facts: () => IssueFacts) => Sentences {
  const t = useText(treasuryTexts);
  const wallet = useWalletText();
  const leaving = { ...useLeavingWords('JVD'), ...useTeamWords() };
  return (act, facts) => {
    const words = { ...leaving, ...paymentWords(wallet, facts) };
    const ofIssue = (issue: FieldIssue) => walletIssue(wallet, issue, facts());
    if (act === 'deposit') return sentences(depositToBusinessCall, words, ofIssue);
    const more = {
      business_status_forbids: t('no.status'),
      business_wallet_frozen: t('no.frozen'),
      too_many_waiting: t('no.more_waiting'),
    };
    return sentences(payFromBusinessCall, { ...words, ...more }, ofIssue);
  };
}

function useTeamWords() {
  const t = useText(treasuryTexts);
  return { not_found: t('no.business'), team_role_required: t('no.role') };
}

/** What is said where a freeze is refused. */
export function useFreezeSentences(): Sentences {
  const { account_banned, money_held } = useLeavingWords('JVD');
  const team = useTeamWords();
  return {
    ...sentences(freezeBusinessCall, team),
    ...sentences(unfreezeBusinessCall, { ...team, account_banned, money_held }),
  };
}
