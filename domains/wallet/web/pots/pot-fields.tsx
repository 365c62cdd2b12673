import { AmountField } from '@egcr/ui/amount-field';
import { TextField } from '@egcr/ui/text-field';
import type { SchemaForm } from '@egcr/web-kit/forms';

import { potLooks } from '../../contract/pots.ts';
import { useWalletText } from '../texts.ts';
import { usePotsText } from './texts.ts';
import { PotIcon } from './pot-looks.tsx';
import type { PotValues } from './pot-rules.ts';

type Plan = SchemaForm<PotValues, PotValues>;

/** Name, picture and goal: the same for a new pot and an old one. */
export function PotFields({ plan }: { readonly plan: Plan }) {
  const t = usePotsText();
  const wallet = useWalletText();
  const { id, name, error } = plan.field('target');
  return (
    <>
      <TextField
        {...plan.field('name')}
        label={t('field.name')}
        hint={t('field.name.hint')}
        autoComplete="off"
        dir="auto"
      />
      <LookChoice plan={plan} />
      <AmountField
        {...{ id, name, error }}
        label={t('field.target')}
        optionalLabel={wallet('send.optional')}
        assetCode={plan.form.watch('assetCode')}
        value={plan.form.watch('target')}
        onValueChange={(text) => {
          plan.form.setValue('target', text);
          if (plan.attempt > 0) void plan.form.trigger('target');
        }}
      />
      <TextField
        {...plan.field('targetOn')}
        type="date"
        label={t('field.target_on')}
        optionalLabel={wallet('send.optional')}
      />
    </>
  );
}

function LookChoice({ plan }: { readonly plan: Plan }) {
  const t = usePotsText();
  const chosen = plan.form.watch('look');
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-medium">{t('field.look')}</legend>
      <div className="flex flex-wrap gap-2">
        {potLooks.map((look) => (
          <label
            key={look}
            className={`grid size-12 cursor-pointer place-items-center rounded-full border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${chosen === look ? 'border-brass-text bg-brass-soft text-brass-text' : 'border-line bg-surface text-ink-2 hover:bg-sunken'}`}
          >
            <input
              type="radio"
              name="look"
              value={look}
              checked={chosen === look}
              onChange={() => plan.form.setValue('look', look)}
              className="sr-only"
            />
            <PotIcon look={look} className="size-5" />
            <span className="sr-only">{t(`look.${look}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
