import { PreviewIsland } from '@/components/preview/preview-islands';

export default function PreviewPage() {
  return <PreviewIsland />;
}
