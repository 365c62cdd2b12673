import { TextField } from '@egcr/ui/text-field';
import type { ComponentProps } from 'react';

import { useWalletText } from '../texts.ts';
import { RecentPeople } from './recent-people.tsx';

interface RecipientFieldProps {
  /** Of the form's field. */
  readonly field: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly label: string;
  /** What stands in the field. */
  readonly chosen: string;
  readonly onChoose: (username: string) => void;
}

/** Who is meant: a username, an email, a phone number or an address, typed or chosen among those known. */
export function RecipientField({ field, label, chosen, onChoose }: RecipientFieldProps) {
  const t = useWalletText();
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...field}
        label={label}
        hint={t('send.to_hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
      <RecentPeople chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
