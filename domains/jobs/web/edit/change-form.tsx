import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useMemo } from 'react';
import * as z from 'zod/mini';

import { changePostingCall, type WholePosting } from '../../contract/index.ts';
import { loweredPay } from '../../contract/change-rules.ts';
import type { PostingChange } from '../../contract/shapes.ts';
import { boardAddress } from '../addresses.ts';
import { decimalOf } from '../decimal-of.ts';
import { usePostingIssue } from '../employer/posting-issue.ts';
import { jobEmployerTexts } from '../employer/texts.ts';
import { PostingFields } from '../posting/posting-fields.tsx';
import { keptFields, type TypedFields } from '../posting/typed-fields.ts';
import { usePostingActs } from '../queries.ts';
import { jobEditTexts } from './texts.ts';
import { typedChange, typedFrom } from './typed-change.ts';

type Form = SchemaForm<TypedFields, PostingChange>;

/** The questions that an employer may answer anew while a job is open. */
export function ChangeForm({ posting }: { readonly posting: WholePosting }) {
  const t = useText(jobEditTexts);
  const toasts = useToasts();
  const router = useRouter();
  const { locale } = useLanguage();
  const { change } = usePostingActs();
  const name = `jobs.edit.${posting.id}.${posting.version}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const decimal = decimalOf(locale);
  const schema = useMemo(() => typedChange(posting, decimal), [posting, decimal]);
  const form: Form = useKeptForm({
    name,
    keeps: keptFields,
    schema,
    defaultValues: typedFrom(posting, decimal),
    sentences: useChangeSentences(),
  });
  async function send(body: PostingChange) {
    const lowered = loweredPay(
      payIn(posting.pay_min.value, posting.pay_max.value),
      payIn(body.pay_min, body.pay_max),
    );
    if (lowered !== undefined) {
      form.refuse(lowered, 'below_published');
      return;
    }
    const made = await attempt(body, (key) => change(posting.id, body, key));
    if (made === undefined) return;
    toasts.show({ tone: 'ok', title: t(made.change_case_id === null ? 'done.now' : 'done.waits') });
    router.go(boardAddress.to({ tab: 'employer' }));
  }
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('save')}
        </Button>
      }
    >
      <PostingFields field={form.field} />
    </FormShell>
  );
}

const payIn = (min: string, max: string) => ({ payMinMinor: BigInt(min), payMaxMinor: BigInt(max) });

function useChangeSentences() {
  const t = useText(jobEmployerTexts);
  const edit = useText(jobEditTexts);
  const issue = usePostingIssue();
  return sentences(
    changePostingCall,
    {
      not_found: edit('missing'),
      team_role_required: t('no.role'),
      posting_changed: t('no.changed'),
      posting_step_refused: edit('not.open'),
      change_waits: edit('waits'),
      already_posted: t('no.twice'),
    },
    (found) => (found.code === 'below_published' ? edit('issue.lowered') : issue(found)),
  );
}
