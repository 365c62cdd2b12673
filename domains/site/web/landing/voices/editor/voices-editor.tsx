import { Badge } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { IconButton } from '@egcr/ui/icon-button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf, isLanguage } from '@egcr/web-kit/languages';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { useId, useState } from 'react';

import { voicesEditorTexts } from './texts.ts';
import { testimonialSentences } from './refusals.ts';
import { useTestimonials, type EditedVoice, type Testimonials } from './use-testimonials.ts';
import { VoiceForm } from './voice-form.tsx';

/** Opens the list in which editors keep what people said. Fetched and shown for editors only; the server asks again. */
export function VoicesEditor({ onChanged }: { readonly onChanged: () => void }) {
  const t = useText(voicesEditorTexts);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <VoicesList onChanged={onChanged} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button
        look="secondary"
        size="small"
        icon={<Pencil aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
    </div>
  );
}

interface VoicesListProps {
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

function VoicesList({ onChanged, onClose }: VoicesListProps) {
  const t = useText(voicesEditorTexts);
  const say = useSentences(testimonialSentences(t));
  const titleId = useId();
  const testimonials = useTestimonials(onChanged);
  const { items, failure, read } = testimonials;
  const [edited, setEdited] = useState<string>();
  return (
    <section aria-labelledby={titleId} className="card flex max-w-3xl flex-col gap-5 p-5 sm:p-7">
      <div className="flex flex-col gap-1">
        <h3 id={titleId} className="text-xl">
          {t('title')}
        </h3>
        <p className="text-sm text-ink-2">{t('lead')}</p>
      </div>
      {failure !== undefined && (
        <Banner tone="bad" isLive>
          {say.failure(failure)}
        </Banner>
      )}
      {items === undefined && failure === undefined && <p role="status">{t('loading')}</p>}
      {items === undefined && failure !== undefined && <Button onClick={read}>{t('retry')}</Button>}
      {items?.length === 0 && <p className="text-ink-2">{t('empty')}</p>}
      {items && items.length > 0 && (
        <ul aria-label={t('list')} className="flex flex-col divide-y divide-line border-y border-line">
          {items.map((voice, at) => (
            <li key={voice.id} className="py-4">
              {edited === voice.id ? (
                <VoiceForm voice={voice} testimonials={testimonials} onClose={() => setEdited(undefined)} />
              ) : (
                <VoiceRow
                  voice={voice}
                  at={at}
                  count={items.length}
                  testimonials={testimonials}
                  onEdit={() => setEdited(voice.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === 'new' && (
        <VoiceForm voice={undefined} testimonials={testimonials} onClose={() => setEdited(undefined)} />
      )}
      <div className="flex flex-wrap gap-3">
        {items && edited !== 'new' && <Button onClick={() => setEdited('new')}>{t('add')}</Button>}
        <Button look="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </section>
  );
}

interface VoiceRowProps {
  readonly voice: EditedVoice;
  readonly at: number;
  readonly count: number;
  readonly testimonials: Testimonials;
  readonly onEdit: () => void;
}

function VoiceRow({ voice, at, count, testimonials, onEdit }: VoiceRowProps) {
  const t = useText(voicesEditorTexts);
  const { busy, move } = testimonials;
  const { name, is_published: isPublished, language } = voice;
  const direction = isLanguage(language) ? directionOf(language) : 'ltr';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col items-start gap-1">
          <Badge tone={isPublished ? 'ok' : 'neutral'}>
            {t(isPublished ? 'state.published' : 'state.draft')}
          </Badge>
          <p lang={language} dir={direction}>
            {voice.quote}
          </p>
          <p lang={language} dir={direction} className="text-sm text-ink-2">
            {[name, voice.role, voice.place].join(' · ')}
          </p>
        </div>
        <div className="flex shrink-0">
          <IconButton
            label={t('up', { name })}
            icon={<ArrowUp aria-hidden className="size-5" />}
            disabled={at === 0 || busy}
            onClick={() => move(at, -1)}
          />
          <IconButton
            label={t('down', { name })}
            icon={<ArrowDown aria-hidden className="size-5" />}
            disabled={at === count - 1 || busy}
            onClick={() => move(at, 1)}
          />
        </div>
      </div>
      <VoiceActs voice={voice} testimonials={testimonials} onEdit={onEdit} />
    </div>
  );
}

/** The button that was pressed is gone: the person who works by keyboard goes on from here. */
function takeFocus(control: HTMLElement | null): void {
  control?.focus();
}

/** What an editor may do with one testimonial; deleting is asked twice. */
function VoiceActs({
  voice,
  testimonials,
  onEdit,
}: Pick<VoiceRowProps, 'voice' | 'testimonials' | 'onEdit'>) {
  const t = useText(voicesEditorTexts);
  const [isSure, setSure] = useState(false);
  const { busy, publish, remove } = testimonials;
  const { name, is_published: isPublished } = voice;
  if (isSure)
    return (
      <div role="group" className="flex flex-wrap items-center gap-3">
        <p className="text-sm">{t('remove.sure', { name })}</p>
        <Button size="small" look="danger" busy={busy} onClick={() => remove(voice)}>
          {t('remove.yes')}
        </Button>
        <Button ref={takeFocus} size="small" look="secondary" onClick={() => setSure(false)}>
          {t('cancel')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        size="small"
        look={isPublished ? 'secondary' : 'primary'}
        busy={busy}
        aria-label={t(isPublished ? 'unpublish.of' : 'publish.of', { name })}
        onClick={() => publish(voice, !isPublished)}
      >
        {t(isPublished ? 'unpublish' : 'publish')}
      </Button>
      <Button size="small" look="secondary" aria-label={t('edit.of', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button size="small" look="quiet" aria-label={t('remove.of', { name })} onClick={() => setSure(true)}>
        {t('remove')}
      </Button>
    </div>
  );
}
