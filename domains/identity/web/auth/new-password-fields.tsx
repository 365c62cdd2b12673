import { PasswordField } from '@egcr/ui/password-field';
import { VisuallyHidden } from '@egcr/ui/visually-hidden';
import { Check, Circle, X } from 'lucide-react';
import { useId } from 'react';

import { confirmIssue, passwordStrength, type PasswordStrength } from '../../contract/index.ts';
import type { FieldOfForm } from './contact-fields.tsx';
import { useAuthText } from './texts.ts';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: FieldOfForm;
  readonly confirm: FieldOfForm;
  readonly values: { readonly password: string; readonly confirm: string };
}

const METER_PARTS = 2;

/** A new password with its meter and rules, and its repetition with the live hint. */
export function NewPasswordFields({ label, password, confirm, values }: NewPasswordFieldsProps) {
  const t = useAuthText();
  const rulesId = useId();
  const strength = passwordStrength(values.password);
  const show = { showLabel: t('field.show'), hideLabel: t('field.hide') };
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          {...password}
          {...show}
          label={label}
          autoComplete="new-password"
          aria-describedby={rulesId}
          strength={{
            completed: strength.complete,
            total: METER_PARTS,
            text: t('strength.done', { done: strength.complete }),
          }}
        />
        <PasswordRules id={rulesId} strength={strength} isEmpty={values.password === ''} />
      </div>
      <div className="flex flex-col gap-1.5">
        <PasswordField {...confirm} {...show} label={t('field.confirm')} autoComplete="new-password" />
        <ConfirmHint
          password={values.password}
          repeated={values.confirm}
          isRefused={confirm.error !== undefined}
        />
      </div>
    </>
  );
}

interface PasswordRulesProps {
  readonly id: string;
  readonly strength: PasswordStrength;
  readonly isEmpty: boolean;
}

function PasswordRules({ id, strength, isEmpty }: PasswordRulesProps) {
  const t = useAuthText();
  return (
    <div className="flex items-start justify-between gap-4 text-sm text-ink-2">
      <ul id={id} className="flex min-w-0 flex-col gap-1">
        <PasswordRule isMet={strength.minLength} text={t('strength.length')} />
        <PasswordRule isMet={strength.hasMinSpecialRequirements} text={t('strength.classes')} />
      </ul>
      {!isEmpty && (
        <output className={`shrink-0 font-semibold ${strengthInk[strength.strength]}`}>
          {t(`strength.${strength.strength}`)}
        </output>
      )}
    </div>
  );
}

const strengthInk = { weak: 'text-bad', medium: 'text-warn', strong: 'text-ok' } as const;

function PasswordRule({ isMet, text }: { readonly isMet: boolean; readonly text: string }) {
  const t = useAuthText();
  const Icon = isMet ? Check : Circle;
  return (
    <li data-met={isMet} className="flex items-start gap-1.5 data-[met=true]:text-ok">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isMet ? 'stroke-3' : 'scale-50'}`} />
      <span>
        {text} <VisuallyHidden>{isMet ? t('strength.met') : t('strength.unmet')}</VisuallyHidden>
      </span>
    </li>
  );
}

interface ConfirmHintProps {
  readonly password: string;
  readonly repeated: string;
  /** The message of the field says it already. */
  readonly isRefused: boolean;
}

function ConfirmHint({ password, repeated, isRefused }: ConfirmHintProps) {
  const t = useAuthText();
  const isSame = confirmIssue(password, repeated) === undefined;
  const isShown = repeated !== '' && (isSame || !isRefused);
  const Icon = isSame ? Check : X;
  return (
    <output
      className={`flex items-center gap-1.5 text-sm font-medium empty:hidden ${isSame ? 'text-ok' : 'text-bad'}`}
    >
      {isShown && (
        <>
          <Icon aria-hidden className="size-4 shrink-0 stroke-3" />
          {isSame ? t('confirm.same') : t('confirm.differs')}
        </>
      )}
    </output>
  );
}
