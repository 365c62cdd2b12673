import { Button } from '@egcr/ui/button';
import { Checkbox } from '@egcr/ui/checkbox';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import {
  changePostCall,
  CO_AUTHORS_MAX,
  licences,
  openLicence,
  postTags,
  slugOf,
  type WrittenPost,
} from '../../contract/index.ts';
import { changePost, keepPost, rereadPost, useCategories, useWriters } from '../desk/queries.ts';
import { deskTexts } from '../desk/texts.ts';
import { editorTexts } from './texts.ts';

const factsForm = z.strictObject({
  category: z.string(),
  tags: z.string().check(z.refine((text) => z.safeParse(postTags, tagsOf(text)).success, 'tags_form')),
  is_featured: z.boolean(),
  is_for_members: z.boolean(),
  licence: z.enum(licences),
  co_authors: z.array(z.string()).check(z.maxLength(CO_AUTHORS_MAX, 'too_many')),
});

/** Words between commas, as they stand in addresses. */
function tagsOf(text: string): string[] {
  return text.split(/[,،、，]/).flatMap((word) => slugOf(word) ?? (word.trim() === '' ? [] : word.trim()));
}

function useFactsForm(post: WrittenPost) {
  const t = useText(editorTexts);
  const desk = useText(deskTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const form = useSchemaForm({
    schema: factsForm,
    defaultValues: {
      category: post.category,
      tags: post.tags.join(', '),
      is_featured: post.is_featured,
      is_for_members: post.is_for_members,
      licence: post.licence,
      co_authors: post.co_authors.map(({ id }) => id),
    },
    sentences: sentences(
      changePostCall,
      {
        post_locked: t('locked'),
        post_changed: t('changed'),
        category_unknown: desk('category.unknown'),
        author_unknown: t('co_authors.unknown'),
      },
      ({ code }) =>
        code === 'tags_form'
          ? t('tags.form')
          : code === 'too_many'
            ? t('co_authors.most', { most: CO_AUTHORS_MAX })
            : undefined,
    ),
  });
  async function send({ tags, ...facts }: z.output<typeof factsForm>): Promise<void> {
    try {
      keepPost(client, await changePost(post.id, { ...facts, tags: tagsOf(tags), version: post.version }));
      toasts.show({ tone: 'ok', title: t('facts.done') });
    } catch (failure) {
      await rereadPost(client, post.id);
      throw failure;
    }
  }
  return { form, send };
}

/** What the post is about, and who reads it. */
export function FactsForm({ post }: { readonly post: WrittenPost }) {
  const t = useText(editorTexts);
  const desk = useText(deskTexts);
  const categories = useCategories();
  const { form, send } = useFactsForm(post);
  // The list may come later than the post.
  const options = categories.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <section aria-labelledby="facts" className="card flex flex-col gap-4 p-5">
      <h2 id="facts" className="text-lg">
        {t('facts')}
      </h2>
      {post.state === 'published' && <p className="text-sm text-ink-2">{t('facts.at_once')}</p>}
      <FormShell
        form={form}
        onSubmit={form.submit(send)}
        action={
          post.may_change && (
            <Button type="submit" size="small" look="secondary" busy={form.isBusy} className="self-start">
              {t('facts.send')}
            </Button>
          )
        }
      >
        {options.length > 0 && (
          <NativeSelect
            label={desk('category')}
            disabled={!post.may_change}
            {...form.field('category')}
            options={options}
          />
        )}
        <TextField
          label={t('tags')}
          hint={t('tags.hint')}
          dir="ltr"
          readOnly={!post.may_change}
          {...form.field('tags')}
        />
        <NativeSelect
          label={t('licence')}
          disabled={!post.may_change}
          {...form.field('licence')}
          options={licences.map((value) => ({
            value,
            label: openLicence(value)?.name ?? t('licence.all_rights'),
          }))}
        />
        <Checkbox
          label={t('members')}
          hint={t('members.hint')}
          disabled={!post.may_change}
          {...form.form.register('is_for_members')}
        />
        <Checkbox label={t('featured')} disabled={!post.may_change} {...form.form.register('is_featured')} />
        <CoAuthors post={post} form={form} />
      </FormShell>
    </section>
  );
}

interface CoAuthorsProps {
  readonly post: WrittenPost;
  readonly form: ReturnType<typeof useFactsForm>['form'];
}

/** Who wrote the post with its author: of all who write here. */
function CoAuthors({ post, form }: CoAuthorsProps) {
  const t = useText(editorTexts);
  const writers = useWriters();
  const others = [
    ...post.co_authors,
    ...writers.filter(({ id }) => post.co_authors.every((each) => each.id !== id)),
  ].filter(({ id }) => id !== post.author.id);
  const { error } = form.field('co_authors');
  if (others.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-sm font-semibold">{t('co_authors')}</legend>
      <p className="text-sm text-ink-2">{t('co_authors.hint')}</p>
      {others.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={<bdi>{name}</bdi>}
          value={id}
          disabled={!post.may_change}
          {...form.form.register('co_authors')}
        />
      ))}
      {error && <p className="text-sm text-bad">{error}</p>}
    </fieldset>
  );
}
