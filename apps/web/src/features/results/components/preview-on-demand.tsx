import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { PreviewOverlay } from './preview-overlay.tsx';

const LoadedPreview = lazy(async () => ({
  default: (await import('./preview-overlay.tsx')).PreviewOverlay,
}));

/** The preview of images; its code loads when it first opens. */
export function PreviewOnDemand(props: ComponentProps<typeof PreviewOverlay>) {
  const [wasOpened, setOpened] = useState(false);
  if (props.openId !== null && !wasOpened) setOpened(true);
  return <Suspense fallback={null}>{wasOpened && <LoadedPreview {...props} />}</Suspense>;
}
