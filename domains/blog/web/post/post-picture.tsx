import { largestFile, pictureTypes, sourceSet } from '@egcr/media/contract';

import type { PostCover } from '../../contract/post-body.ts';
import { altOf } from '../../contract/post-parts.ts';

interface PostPictureProps {
  readonly shown: PostCover;
  /** How wide it is drawn, as `sizes` says it. */
  readonly sizes?: string;
  /** It stands where the page begins: it is not waited for until it is scrolled to. */
  readonly isFirst?: boolean;
}

/** A picture in the kinds and widths that there are: the browser takes what suits its screen and its line. */
export function PostPicture({
  shown,
  sizes = '(min-width: 44rem) 42rem, 94vw',
  isFirst = false,
}: PostPictureProps) {
  const { picture } = shown;
  const { address, width, height } = largestFile(picture);
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source key={format} type={pictureTypes[format]} srcSet={sourceSet(picture, format)} sizes={sizes} />
      ))}
      <img
        src={address}
        srcSet={sourceSet(picture, 'jpeg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={altOf(shown)}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="h-auto max-w-full rounded-md bg-sunken"
      />
    </picture>
  );
}
