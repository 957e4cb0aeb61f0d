import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Example, Frame, Section, States } from './example';
import { LoadingButton } from './live-examples';

const variants = ['primary', 'secondary', 'quiet'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const longText = 'Add this three-seater with its footstool and four cushions to the basket';

export function Actions() {
  return (
    <Section id="actions" title="Buttons">
      {variants.map((variant) => (
        <Example key={variant} title={`Button, ${variant}`}>
          <States>{() => <Button variant={variant}>Add to basket</Button>}</States>
          <Frame name="disabled">
            <Button variant={variant} disabled>
              Add to basket
            </Button>
          </Frame>
          <Frame name="loading">
            <LoadingButton variant={variant}>Add to basket</LoadingButton>
          </Frame>
        </Example>
      ))}
      <Example title="Button, sizes and long text" width="wide">
        {sizes.map((size) => (
          <Frame key={size} name={size}>
            <Button size={size}>Add to basket</Button>
          </Frame>
        ))}
        <Frame name="long text">
          <Button>{longText}</Button>
        </Frame>
      </Example>
      <Example title="Icon button">
        <States>{(state) => <IconButton icon="heart" label={`Keep, ${state}`} />}</States>
        <Frame name="disabled">
          <IconButton icon="heart" label="Keep, disabled" disabled />
        </Frame>
      </Example>
      <Example title="Link button">
        <States>{() => <LinkButton href="#actions">To the basket</LinkButton>}</States>
        <Frame name="secondary">
          <LinkButton href="#actions" variant="secondary">
            To the basket
          </LinkButton>
        </Frame>
      </Example>
      <Example title="Link">
        <States>
          {() => (
            <Link href="#actions" className="rounded-sm hover:underline">
              All sofas
            </Link>
          )}
        </States>
      </Example>
    </Section>
  );
}
