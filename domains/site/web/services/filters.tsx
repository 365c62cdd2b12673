import { Button } from '@egcr/ui/button';
import { Select } from '@egcr/ui/select';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';

import type { ServiceCategory } from './services.ts';
import { servicesTexts } from './texts.ts';
import { SOUGHT_MAX_LENGTH, type ServicesView } from './services-address.ts';

interface FiltersProps {
  readonly view: ServicesView;
  /** Those that hold something for this audience. */
  readonly categories: readonly ServiceCategory[];
  /** With what changes; the rest stays as it is. */
  readonly onChange: (change: Partial<ServicesView>) => void;
}

/** Search, category and state; every change is in the address at once. */
export function Filters({ view, categories, onChange }: FiltersProps) {
  const t = useText(servicesTexts);
  const [typed, setTyped] = useState(view.sought);
  // Spaces at the ends stay while someone types, though the address does without; another address brings its own words.
  const shown = typed.trim() === view.sought ? typed : view.sought;
  const seek = (text: string) => {
    setTyped(text);
    onChange({ sought: text.trim() });
  };
  const isFiltered = view.sought !== '' || view.category !== '' || view.state !== '';
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 items-end gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1fr)] print:hidden"
    >
      <TextField
        type="search"
        label={t('search')}
        value={shown}
        maxLength={SOUGHT_MAX_LENGTH}
        onChange={(event) => seek(event.currentTarget.value)}
        className="col-span-2 xl:col-span-1"
      />
      <Select
        label={t('category')}
        value={view.category}
        onValueChange={(chosen) => onChange({ category: categories.find((known) => known === chosen) ?? '' })}
        options={[
          { value: '', label: t('category.any') },
          ...categories.map((category) => ({ value: category, label: t(`category.${category}`) })),
        ]}
      />
      <Select
        label={t('state')}
        value={view.state}
        onValueChange={(chosen) => onChange({ state: chosen === 'open' || chosen === 'soon' ? chosen : '' })}
        options={[
          { value: '', label: t('state.any') },
          { value: 'open', label: t('state.open') },
          { value: 'soon', label: t('state.soon') },
        ]}
      />
      {isFiltered && (
        <Button
          look="quiet"
          icon={<X aria-hidden className="size-4.5" />}
          onClick={() => {
            setTyped('');
            onChange({ sought: '', category: '', state: '' });
          }}
          className="-ms-4.5 col-span-full justify-self-start"
        >
          {t('clear')}
        </Button>
      )}
    </form>
  );
}
