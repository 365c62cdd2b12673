import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { renewPostingCall } from '../../contract/index.ts';
import { closingIssue } from '../../contract/posting-rules.ts';
import { renewal } from '../../contract/shapes.ts';
import { usePostingActs } from '../queries.ts';
import { jobTexts } from '../texts.ts';
import { jobEmployerTexts } from './texts.ts';

interface RenewDialogProps {
  readonly posting: { readonly id: string; readonly version: number };
  readonly onClose: () => void;
  readonly onRenewed?: () => void;
}

/** Asks until when a posting is open, and opens it again with the same words. */
export function RenewDialog({ posting, onClose, onRenewed }: RenewDialogProps) {
  const t = useText(jobEmployerTexts);
  const shared = useText(jobTexts);
  const toasts = useToasts();
  const { renew } = usePostingActs();
  const { attempt } = useKeptAttempt<unknown>(`jobs.renew.${posting.id}`, z.unknown());
  const form = useSchemaForm({
    schema: renewal,
    defaultValues: { version: posting.version, closes_on: inDays(30) },
    sentences: sentences(
      renewPostingCall,
      {
        team_role_required: t('no.role'),
        business_status_forbids: t('no.status'),
        posting_changed: t('no.changed'),
        posting_step_refused: t('no.changed'),
        verification_ended: t('no.verification'),
      },
      ({ field }) => (field === 'closes_on' ? t('issue.closes') : undefined),
    ),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={t('renew.title')}
      description={t('renew.text')}
      closeLabel={t('close')}
    >
      <FormShell
        form={form}
        onSubmit={form.submit(async (body) => {
          const issue = issueNow(body.closes_on);
          if (issue !== undefined) {
            form.refuse('closes_on', issue);
            return;
          }
          const made = await attempt(body, (key) => renew(posting.id, body, key));
          if (made === undefined) return;
          toasts.show({ tone: 'ok', title: t('renew.done') });
          onClose();
          onRenewed?.();
        })}
        action={
          <Button type="submit" width="full" busy={form.isBusy}>
            {t('renew')}
          </Button>
        }
      >
        <TextField type="date" label={shared('new.closes')} {...form.field('closes_on')} />
      </FormShell>
    </Dialog>
  );
}

const issueNow = (day: string) => closingIssue(day, new Date());
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
