import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ChipLink } from '@/components/ui/chip';
import { PendingLink, PendingNavigation } from '@/components/ui/pending-navigation';
import { Example, Frame, Section, States } from './example';

const longTitle = 'What happens when the sofa does not fit through the door of the staircase?';
const way = [
  { title: 'Home', href: '#ways' },
  { title: 'Sofas', href: '#ways' },
  { title: 'Three-seater Oslo' },
];

export function Navigation() {
  return (
    <Section id="ways" title="Ways through the shop">
      <Example title="Breadcrumbs" width="wide">
        <States>{(state) => <Breadcrumbs label={`Path, ${state}`} items={way} />}</States>
      </Example>
      <Example title="Chip">
        <States>{() => <ChipLink href="#ways">Corner sofas</ChipLink>}</States>
        <Frame name="selected">
          <ChipLink href="#ways" isSelected>
            Corner sofas
          </ChipLink>
        </Frame>
        <Frame name="to be removed">
          <ChipLink href="#ways" removeLabel="Remove: green">
            Green
          </ChipLink>
        </Frame>
      </Example>
      <Example title="Link within a page type">
        <States>
          {() => (
            <PendingNavigation>
              <PendingLink href="#ways" className="rounded-sm hover:underline">
                Lowest price first
              </PendingLink>
            </PendingNavigation>
          )}
        </States>
      </Example>
      <Example title="Accordion" width="wide">
        <States>
          {() => (
            <Accordion>
              <AccordionItem title="Delivery">Two people carry it to your room.</AccordionItem>
            </Accordion>
          )}
        </States>
        <Frame name="open">
          <Accordion>
            <AccordionItem title="Delivery" isOpen>
              Two people carry it to your room.
            </AccordionItem>
          </Accordion>
        </Frame>
        <Frame name="long text">
          <Accordion>
            <AccordionItem title={longTitle}>We measure it with you.</AccordionItem>
          </Accordion>
        </Frame>
      </Example>
    </Section>
  );
}
