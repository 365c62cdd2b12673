import { Download } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

export interface DownloadButtonProps extends Pick<ButtonProps, 'busy' | 'className' | 'onClick'> {
  readonly size?: 'small' | 'medium' | undefined;
  /** Absent: the arrow of a download. */
  readonly icon?: ButtonProps['icon'];
  /** What is pressed, in words. */
  readonly children: string;
}

/** Gives a file to keep. All such buttons look alike, so that they are known among the other acts of a page. */
export function DownloadButton({
  icon = <Download aria-hidden className="size-5" />,
  ...props
}: DownloadButtonProps) {
  return <Button look="secondary" icon={icon} {...props} />;
}
