import { publicPicture } from '@egcr/media/contract';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useId } from 'react';
import * as z from 'zod/mini';

import { PostPicture } from '../../post/post-picture.tsx';
import { DescribePicture } from '../picture/describe-picture.tsx';
import { pictureTexts } from '../picture/texts.ts';
import { Line, Remove } from './node-views.tsx';

/** A picture in the text, with what it says to those who do not see it. */
export function PictureView(props: NodeViewProps) {
  const t = useText(pictureTexts);
  const id = useId();
  const { node, editor, updateAttributes } = props;
  const picture = z.safeParse(publicPicture, node.attrs['picture']).data;
  const described = {
    alt: String(node.attrs['alt'] ?? ''),
    is_decorative: node.attrs['is_decorative'] === true,
  };
  return (
    <NodeViewWrapper>
      <div contentEditable={false} className="card flex flex-col gap-4 p-4">
        <div className="flex items-start justify-between gap-2">
          {picture && <PostPicture shown={{ picture, ...described }} />}
          <Remove {...props} />
        </div>
        <DescribePicture
          id={`alt${id}`}
          language={editor.view.dom.lang}
          shown={described}
          isEditable={editor.isEditable}
          onChange={updateAttributes}
        />
        <Line {...props} name="caption" label={t('caption')} />
      </div>
    </NodeViewWrapper>
  );
}
