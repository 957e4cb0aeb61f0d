import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { Example, Frame, Section, States } from './example';
import { Stepper } from './live-examples';

const longLabel =
  'Name of the company or organisation as it stands in the register of your chamber of commerce';
const fabrics = [
  { value: 'linen', title: 'Linen' },
  { value: 'velvet', title: 'Velvet' },
];
const deliveries = [
  { value: 'home', title: 'At home', description: 'Two people carry it to your room.', aside: '€ 49,00' },
  { value: 'showroom', title: 'Showroom Utrecht', aside: 'Free' },
  { value: 'express', title: 'Express', description: 'Not for made-to-measure.', isDisabled: true },
];

function TextFields() {
  return (
    <Example title="Field" width="wide">
      <States>{(state) => <Field id={`name-${state}`} label="Name" defaultValue="Anna Jansen" />}</States>
      <Frame name="empty">
        <Field id="name-empty" label="Name" placeholder="Anna Jansen" />
      </Frame>
      <Frame name="hint and optional">
        <Field id="name-hint" label="Phone" optionalLabel="(optional)" hint="The driver calls you." />
      </Frame>
      <Frame name="error">
        <Field
          id="name-error"
          label="Postcode"
          defaultValue="35"
          error="Fill in four figures and two letters."
        />
      </Frame>
      <Frame name="disabled">
        <Field id="name-disabled" label="Name" defaultValue="Anna Jansen" disabled />
      </Frame>
      <Frame name="long text">
        <Field id="name-long" label={longLabel} defaultValue={longLabel} />
      </Frame>
    </Example>
  );
}

function TextAreas() {
  return (
    <Example title="Text area" width="wide">
      <States>
        {(state) => <TextArea id={`note-${state}`} label="Note" defaultValue="Ring twice, please." />}
      </States>
      <Frame name="hint and optional">
        <TextArea id="note-hint" label="Note" optionalLabel="(optional)" hint="At most 500 signs." />
      </Frame>
      <Frame name="error">
        <TextArea id="note-error" label="Note" error="Write at most 500 signs." />
      </Frame>
      <Frame name="disabled">
        <TextArea id="note-disabled" label="Note" disabled />
      </Frame>
      <Frame name="long text">
        <TextArea id="note-long" label={longLabel} defaultValue={longLabel} />
      </Frame>
    </Example>
  );
}

function Selects() {
  return (
    <Example title="Select" width="wide">
      <States>{(state) => <Select id={`fabric-${state}`} label="Fabric" options={fabrics} />}</States>
      <Frame name="empty">
        <Select id="fabric-empty" label="Fabric" options={[]} />
      </Frame>
      <Frame name="error">
        <Select id="fabric-error" label="Fabric" options={fabrics} error="Choose a fabric." />
      </Frame>
      <Frame name="disabled">
        <Select id="fabric-disabled" label="Fabric" options={fabrics} disabled />
      </Frame>
      <Frame name="long text">
        <Select id="fabric-long" label="Fabric" options={[{ value: 'long', title: longLabel }]} />
      </Frame>
    </Example>
  );
}

function Choices() {
  return (
    <>
      <Example title="Checkbox" width="wide">
        <States>{(state) => <Checkbox id={`stock-${state}`} label="In stock" aside="12" />}</States>
        <Frame name="checked">
          <Checkbox id="stock-checked" label="In stock" aside="12" defaultChecked />
        </Frame>
        <Frame name="error">
          <Checkbox id="stock-error" label="I agree to the terms" error="Agree to the terms to go on." />
        </Frame>
        <Frame name="disabled">
          <Checkbox id="stock-disabled" label="In stock" aside="0" disabled />
        </Frame>
        <Frame name="long text">
          <Checkbox id="stock-long" label={longLabel} aside="1.204" />
        </Frame>
      </Example>
      <Example title="Radio group: rest, chosen and disabled" width="wide">
        <States>
          {(state) => (
            <RadioGroup
              id={`delivery-${state}`}
              name={`delivery-${state}`}
              legend="Delivery"
              options={deliveries}
              defaultValue="home"
            />
          )}
        </States>
        <Frame name="error">
          <RadioGroup
            id="delivery-error"
            name="delivery-error"
            legend="Delivery"
            options={deliveries.slice(0, 2)}
            error="Choose a delivery."
          />
        </Frame>
      </Example>
    </>
  );
}

function Steppers() {
  return (
    <Example title="Quantity">
      <States>{() => <Stepper start={2} />}</States>
      <Frame name="at its least">
        <Stepper start={1} />
      </Frame>
      <Frame name="at its most">
        <Stepper start={9} />
      </Frame>
      <Frame name="disabled">
        <Stepper start={3} isDisabled />
      </Frame>
    </Example>
  );
}

export function Fields() {
  return (
    <Section id="fields" title="Fields">
      <TextFields />
      <TextAreas />
      <Selects />
      <Choices />
      <Steppers />
    </Section>
  );
}
