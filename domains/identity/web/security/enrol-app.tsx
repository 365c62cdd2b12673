import { Button } from '@egcr/ui/button';
import { CodeField } from '@egcr/ui/code-field';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { useState, type FormEvent } from 'react';

import { CODE_LENGTH, codeIssue } from '../../contract/index.ts';
import { useSecurityText } from './texts.ts';
import { useSecurityCalls, type NewApp } from './security-calls.ts';
import { useAnswer } from './use-answer.ts';
import { useChange } from './use-change.ts';

/** Names of apps are short: they stand in one line. */
const NAME_LENGTH_MAX = 60;
/** A secret is typed in groups of four. */
const SECRET_GROUP = /.{1,4}/g;

interface EnrolAppProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Connects an authenticator app: its name, then the picture or the secret, then a code from it. */
export function EnrolApp({ onDone, onCancel }: EnrolAppProps) {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const change = useChange();
  const [name, setName] = useState('');
  const [app, setApp] = useState<NewApp>();
  if (app) return <VerifyApp app={app} onDone={onDone} onCancel={onCancel} />;
  function begin(event: FormEvent) {
    event.preventDefault();
    if (change.isBusy) return;
    void change.run(async () => setApp(await calls.enrolApp(name.trim() || t('app.unnamed'))));
  }
  return (
    <form method="post" noValidate onSubmit={begin} className="flex max-w-md flex-col gap-4">
      <TextField
        label={t('app.name')}
        value={name}
        maxLength={NAME_LENGTH_MAX}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isBusy}>
          {t('app.add')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function VerifyApp({ app, onDone, onCancel }: EnrolAppProps & { readonly app: NewApp }) {
  const t = useSecurityText();
  const toasts = useToasts();
  const calls = useSecurityCalls();
  const answer = useAnswer({
    issue: (code) => (codeIssue(code) ? t('failed.code') : undefined),
    check: async (code) => {
      await calls.verifyApp(app.id, code);
      toasts.show({ tone: 'ok', title: t('app.connected') });
      onDone();
    },
    isCleared: true,
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={answer.submit}
      className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <img
        src={app.qrCode}
        alt={t('app.qr')}
        className="size-44 rounded-md border border-line [image-rendering:pixelated]"
      />
      <div className="flex min-w-0 flex-col gap-4">
        <p>{t('app.scan')}</p>
        <p className="flex flex-col gap-0.5 text-sm">
          <span className="text-ink-2">{t('app.secret')}</span>
          <code dir="ltr" className="font-mono font-semibold wrap-anywhere select-all">
            {app.secret.match(SECRET_GROUP)?.join(' ') ?? app.secret}
          </code>
        </p>
        <CodeField
          label={t('app.code')}
          length={CODE_LENGTH}
          value={answer.text}
          error={answer.problem}
          onValueChange={answer.type}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={answer.isBusy}>
            {t('app.verify')}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}
