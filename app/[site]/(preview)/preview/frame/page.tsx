import { FrameIsland } from '@/components/preview/preview-islands';

export default function PreviewFramePage() {
  return <FrameIsland />;
}
