import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { IconButton } from '@egcr/ui/icon-button';
import { Link } from '@egcr/ui/link';
import { TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { SAVED_VIEW_NAME_MAX } from '../../../contract/limits.ts';
import {
  listViewsCall,
  removeViewCall,
  saveViewCall,
  type SavedView,
} from '../../../contract/view-endpoints.ts';
import { queueAddress, type QueueView } from '../queue-address.ts';
import { savedViewTexts } from './texts.ts';

const VIEWS = ['cases', 'saved-views'] as const;

/** The officer's own views of the queue: each leads to its cases; what is chosen now is saved under a name. */
export function SavedViews({ view }: { readonly view: QueueView }) {
  const t = useText(savedViewTexts);
  const say = useSentences(
    sentences([saveViewCall, removeViewCall], { too_many_views: t('full'), not_found: t('gone') }),
  );
  const client = useQueryClient();
  const views = useQuery({
    queryKey: VIEWS,
    queryFn: async ({ signal }) => (await call(listViewsCall, {}, { signal })).items,
  });
  const again = () => client.invalidateQueries({ queryKey: VIEWS });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeViewCall, { params: { id } }),
    onSettled: again,
  });
  const save = useMutation({
    mutationFn: (name: string) => call(saveViewCall, { body: { name, view: narrowedBy(view) } }),
    onSuccess: again,
  });
  const failure = save.error ?? remove.error ?? views.error;
  return (
    <div className="flex flex-col gap-3">
      {failure !== null && (
        <Banner tone="bad" isLive>
          {say.failure(failure)}
        </Banner>
      )}
      {views.data !== undefined && views.data.length > 0 && (
        <ul aria-label={t('list')} className="flex flex-wrap gap-x-5 gap-y-2">
          {views.data.map(({ id, name, view: saved }) => (
            <li key={id} className="flex items-center gap-1">
              <Link href={queueAddress.to(saved)} look="standalone">
                <bdi>{name}</bdi>
              </Link>
              <IconButton
                label={t('remove', { name })}
                icon={<Trash2 aria-hidden className="size-4" />}
                onClick={() => remove.mutate(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <SaveForm isBusy={save.isPending} onSave={(name) => save.mutateAsync(name)} />
    </div>
  );
}

interface SaveFormProps {
  readonly isBusy: boolean;
  readonly onSave: (name: string) => Promise<unknown>;
}

/** Closed until it is wanted, so that the queue stays near the top. */
function SaveForm({ isBusy, onSave }: SaveFormProps) {
  const t = useText(savedViewTexts);
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <Button look="secondary" size="small" className="self-start" onClick={() => setName('')}>
        {t('open')}
      </Button>
    );
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name === undefined || name.trim() === '') return;
    // A refusal is said above, and the name stays in the field.
    const isSaved = await onSave(name.trim()).then(
      () => true,
      () => false,
    );
    if (isSaved) setName(undefined);
  }
  return (
    <form
      noValidate
      aria-label={t('open')}
      onSubmit={(event) => void save(event)}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={SAVED_VIEW_NAME_MAX}
        autoComplete="off"
        dir="auto"
        className="min-w-0 flex-1 basis-56"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" busy={isBusy}>
        {t('save')}
      </Button>
      <Button look="secondary" onClick={() => setName(undefined)}>
        {t('cancel')}
      </Button>
    </form>
  );
}

/** Without what was typed, and without the case that is open. */
function narrowedBy({ kind, state, assigned, late, sample, order }: QueueView): SavedView['view'] {
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(assigned && { assigned }),
    ...(late && { late }),
    ...(sample && { sample }),
    ...(order && { order }),
  };
}
