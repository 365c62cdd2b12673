import { Checkbox } from '@egcr/ui/checkbox';
import { Field } from '@egcr/ui/field';
import type { SchemaForm } from '@egcr/web-kit/forms';

import { apiScopes, type ApiScope } from '../../contract/index.ts';
import { useDeveloperText } from '../text.ts';
import type { KeyValues } from './key-rules.ts';

/** What a key may do, each to be ticked. */
export function ScopeChoice({ plan }: { readonly plan: SchemaForm<KeyValues, KeyValues> }) {
  const t = useDeveloperText();
  const chosen = plan.form.watch('scopes');
  const { id, error } = plan.field('scopes');
  const turn = (scope: ApiScope, isOn: boolean) => {
    const next = apiScopes.filter((each) => (each === scope ? isOn : chosen.includes(each)));
    plan.form.setValue('scopes', next);
    if (plan.attempt > 0) void plan.form.trigger('scopes');
  };
  return (
    <Field label={t('scopes')} hint={t('scopes.hint')} kind="group" id={id} error={error}>
      {(wiring, labelId) => (
        <div
          id={wiring.id}
          aria-describedby={wiring['aria-describedby']}
          role="group"
          tabIndex={-1}
          aria-labelledby={labelId}
          className="flex flex-col"
        >
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`scope.${scope}`)}
              checked={chosen.includes(scope)}
              onChange={(event) => turn(scope, event.currentTarget.checked)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
