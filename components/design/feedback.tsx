import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { Example, Frame, Section } from './example';

const longText =
  'The payment was not made. Nothing has been taken from your account, and your basket is as you left it: try again, or choose another way to pay.';

export function Feedback() {
  return (
    <Section id="feedback" title="Messages">
      <Example title="Alert" width="wide">
        <Frame name="info">
          <Alert title="Delivery takes longer">Around public holidays.</Alert>
        </Frame>
        <Frame name="success">
          <Alert tone="success">Your address is saved.</Alert>
        </Frame>
        <Frame name="error, long text">
          {/* Nothing has happened: not announced. */}
          <Alert tone="error" role="note" title="Not paid">
            {longText}
          </Alert>
        </Frame>
      </Example>
      <Example title="Badge">
        <Frame name="plain">
          <Badge>New</Badge>
        </Frame>
        <Frame name="sale">
          <Badge tone="sale">-20%</Badge>
        </Frame>
        <Frame name="green">
          <Badge tone="green">Express</Badge>
        </Frame>
        <Frame name="dark">
          <Badge tone="dark">Sold out</Badge>
        </Frame>
        <Frame name="small">
          <Badge size="sm">Last pieces</Badge>
        </Frame>
      </Example>
      <Example title="Loading">
        <Frame name="spinner">
          <Spinner />
        </Frame>
        <Frame name="spinner, announced">
          <Spinner label="Loading" size={32} />
        </Frame>
        <Frame name="skeleton">
          <Skeleton className="h-12" />
        </Frame>
      </Example>
    </Section>
  );
}
