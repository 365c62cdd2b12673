import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { RadioGroup } from '@egcr/ui/radio-group';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import {
  forbids,
  setSignatoryRuleCall,
  signatoryRules,
  type BusinessDashboard,
} from '../../contract/index.ts';
import { registryKey } from '../queries.ts';
import { governanceTexts } from './texts.ts';

/** Which directors sign for a business: owners say so, the team reads it. */
export function SignatoryCard({ found }: { readonly found: BusinessDashboard }) {
  const t = useText(governanceTexts);
  const isOwner = found.rights.includes('edit') && found.rights.includes('pay');
  return (
    <Card title={t('title')} description={t('text')}>
      {isOwner && !forbids(found.status, 'change') ? (
        <SignatoryForm found={found} />
      ) : (
        <p>{t(found.signatory_rule ?? 'none')}</p>
      )}
    </Card>
  );
}

function SignatoryForm({ found }: { readonly found: BusinessDashboard }) {
  const t = useText(governanceTexts);
  const say = useSentences(
    sentences(setSignatoryRuleCall, {
      team_role_required: t('no.role'),
      business_not_active: t('no.active'),
    }),
  );
  const toasts = useToasts();
  const client = useQueryClient();
  const field = useId();
  const { key, renew } = useIdempotencyKey();
  const [chosen, setChosen] = useState(found.signatory_rule ?? undefined);
  const save = useMutation({
    mutationFn: (rule: (typeof signatoryRules)[number]) =>
      call(setSignatoryRuleCall, { params: { id: found.id }, body: { rule } }, { idempotencyKey: key }),
    onSuccess: () => toasts.show({ tone: 'ok', title: t('saved') }),
    onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }),
    onSettled: async () => {
      renew();
      await client.invalidateQueries({ queryKey: registryKey });
    },
  });
  return (
    <>
      <RadioGroup
        id={field}
        label={t('title')}
        value={chosen}
        onValueChange={(value) => setChosen(signatoryRules.find((each) => each === value))}
        options={signatoryRules.map((value) => ({ value, label: t(value) }))}
      />
      <Button
        look="secondary"
        className="self-start"
        busy={save.isPending}
        disabled={chosen === undefined || chosen === found.signatory_rule}
        onClick={() => chosen !== undefined && save.mutate(chosen)}
      >
        {t('save')}
      </Button>
    </>
  );
}
