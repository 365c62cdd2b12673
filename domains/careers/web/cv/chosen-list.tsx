import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { X } from 'lucide-react';

import { cvTexts } from './texts.ts';

interface ChosenListProps {
  readonly label: string;
  readonly items: readonly { readonly value: string; readonly name: string }[];
  readonly onRemove: (value: string) => void;
  /** In which the names are. */
  readonly lang?: string;
}

/** What was chosen from a list; each can be taken out again. */
export function ChosenList({ label, items, onRemove, lang }: ChosenListProps) {
  const t = useText(cvTexts);
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map(({ value, name }) => (
        <li key={value}>
          <Button
            look="secondary"
            size="small"
            aria-label={t('remove', { name })}
            icon={<X aria-hidden className="size-4" />}
            onClick={() => onRemove(value)}
          >
            <bdi lang={lang}>{name}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
