import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Skeleton } from '@egcr/ui/skeleton';
import { useEffect, useState } from 'react';

import { codeIssue } from '../../contract/index.ts';
import { useSecurityText } from './texts.ts';
import { SecretForm } from './secret-form.tsx';
import { useSecurityCalls, type SecurityCalls } from './security-calls.ts';
import { useAnswer } from './use-answer.ts';

interface SecondFactorStepProps {
  readonly onDone: () => void;
  /** Takes focus when it appears; a dialog sees to that itself. */
  readonly startsFocused?: boolean;
}

/** Asks for what this person can answer with: a code of the app, a recovery code or a passkey. The person who has nothing is told what comes first. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const means = useMeans();
  if (means === undefined) return <Skeleton className="h-32" />;
  if (means.hasApp || means.hasCodes) return <CodeStep {...props} means={means} />;
  if (!means.hasPasskey) return <NothingYet />;
  if (!calls.canUsePasskeys()) return <Banner tone="warn">{t('step.passkey.unable')}</Banner>;
  return <PasskeyStep onDone={props.onDone} />;
}

interface CodeStepProps extends SecondFactorStepProps {
  readonly means: Means;
}

function CodeStep({ onDone, startsFocused = false, means }: CodeStepProps) {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const answer = useAnswer({
    issue: (given) => (given === '' ? t('failed.code') : undefined),
    check: async (given) => {
      const [app] = codeIssue(given) === undefined ? await calls.apps() : [];
      await (app ? calls.verifyApp(app.id, given) : calls.spendRecoveryCode(given));
      onDone();
    },
  });
  return (
    <SecretForm
      answer={answer}
      label={t('step.code.label')}
      hint={means.hasApp ? t('step.code.hint') : t('step.recovery.hint')}
      isCode
      startsFocused={startsFocused}
    >
      {means.hasPasskey && calls.canUsePasskeys() && (
        <Button
          look="secondary"
          width="full"
          disabled={answer.isBusy}
          onClick={() => void answer.run(() => calls.provePasskey().then(onDone))}
        >
          {t('step.code.passkey')}
        </Button>
      )}
    </SecretForm>
  );
}

function PasskeyStep({ onDone }: { readonly onDone: () => void }) {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const answer = useAnswer({ issue: () => undefined, check: () => Promise.resolve() });
  return (
    <div className="flex flex-col gap-5">
      {answer.problem !== undefined && (
        <Banner tone="bad" isLive>
          {answer.problem}
        </Banner>
      )}
      <Button
        width="full"
        busy={answer.isBusy}
        onClick={() => void answer.run(() => calls.provePasskey().then(onDone))}
      >
        {t('step.code.passkey')}
      </Button>
    </div>
  );
}

function NothingYet() {
  const t = useSecurityText();
  return (
    <div className="flex flex-col gap-5">
      <p>{t('step.none')}</p>
      <ButtonLink href={hrefOf('settings', { section: 'security' })} width="full">
        {t('step.none.link')}
      </ButtonLink>
    </div>
  );
}

/** What a person can answer with. */
interface Means {
  readonly hasApp: boolean;
  readonly hasCodes: boolean;
  readonly hasPasskey: boolean;
}

/** Asked for once: the lists may be unread where the question comes before the page they stand on. What cannot be read may be there. */
function useMeans(): Means | undefined {
  const calls = useSecurityCalls();
  const [means, setMeans] = useState<Means>();
  useEffect(() => {
    let isGone = false;
    void readMeans(calls).then((read) => isGone || setMeans(read));
    return () => void (isGone = true);
  }, [calls]);
  return means;
}

async function readMeans(calls: SecurityCalls): Promise<Means> {
  const [hasApp, hasCodes, hasPasskey] = await Promise.all([
    calls.apps().then(hasSome, () => true),
    calls.recoveryLeft().then(
      (left) => (left ?? 0) > 0,
      () => true,
    ),
    calls.passkeys().then(hasSome, () => false),
  ]);
  return { hasApp, hasCodes, hasPasskey };
}

function hasSome({ length }: readonly unknown[]): boolean {
  return length > 0;
}
