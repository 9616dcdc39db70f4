import { Heart, Search, ShoppingCart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from './badge.tsx';
import { Button, type ButtonVariant, buttonClass, IconButton } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field, Input, Textarea } from './field.tsx';
import { Group, Item } from './gallery-frame.tsx';
import { notify } from './notify.ts';
import { RatingInput } from './rating-input.tsx';
import { Select } from './select.tsx';
import { Sheet, SheetClose } from './sheet.tsx';
import { Stepper } from './stepper.tsx';
import { Tooltip } from './tooltip.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'action', 'secondary', 'ghost', 'danger'];
const PROVINCES = ['Gauteng', 'KwaZulu-Natal', 'Western Cape'].map((name) => ({ value: name, label: name }));

function Buttons() {
  const [clicks, setClicks] = useState(0);
  return (
    <Group title="Buttons">
      <Item name="Variants">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Item>
      <Item name="Loading and disabled">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} loading>
            {variant}
          </Button>
        ))}
        <Button disabled>Sold out</Button>
      </Item>
      <Item name="Sizes, link look, icon button">
        <Button size="sm">Small</Button>
        <Button size="lg" variant="action" icon={<ShoppingCart aria-hidden="true" className="size-5" />}>
          Add to cart
        </Button>
        <a href="#buttons" className={buttonClass({ variant: 'secondary' })}>
          All orders
        </a>
        <IconButton label="Add to favourites">
          <Heart aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Remove" variant="secondary">
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </Item>
      <Item name="Guard: a second click within 1 s does not count">
        <Button variant="secondary" onClick={() => setClicks((n) => n + 1)}>
          Clicked {clicks}
        </Button>
      </Item>
      <Item name="Badge">
        {[0, 3, 42, 120].map((count) => (
          <Badge key={count} count={count} label="items in cart">
            <ShoppingCart aria-hidden="true" className="mr-3 size-6" />
          </Badge>
        ))}
        <Badge count={7} tone="brand" />
      </Item>
    </Group>
  );
}

function Fields() {
  const [ticks, setTicks] = useState([true, false, false]);
  const ticked = ticks.filter(Boolean).length;
  const all = ticked === ticks.length ? true : ticked > 0 ? 'mixed' : false;
  return (
    <Group title="Fields">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Phone number" hint="We send the parcel code here." required>
          <Input type="tel" autoComplete="tel" placeholder="082 123 4567" />
        </Field>
        <Field label="Email" error="This email is already in use.">
          <Input type="email" autoComplete="email" defaultValue="thandi@example.co.za" />
        </Field>
        <Field label="Search" hideLabel>
          <Input
            type="search"
            placeholder="Search or paste a link"
            before={<Search aria-hidden="true" className="size-5" />}
          />
        </Field>
        <Field label="Province" hint="Sets the courier price.">
          <Select options={PROVINCES} defaultValue="" placeholder="Choose a province" />
        </Field>
        <Field label="Note to the buyer" optional className="md:col-span-2">
          <Textarea placeholder="Colour, size, anything we must check" />
        </Field>
        <Field label="Locked">
          <Input disabled value="R 1,234,567.00" readOnly />
        </Field>
      </div>
      <Item name="Checkbox: three states">
        <Checkbox label="Whole supplier" checked={all} onChange={(on) => setTicks(ticks.map(() => on))} />
        {ticks.map((on, i) => (
          <Checkbox
            key={`Line ${i + 1}`}
            label={`Line ${i + 1}`}
            checked={on}
            onChange={(next) => setTicks(ticks.with(i, next))}
          />
        ))}
        <Checkbox label="Off the shelf" checked={false} onChange={() => {}} disabled />
      </Item>
    </Group>
  );
}

function Quantities() {
  const [one, setOne] = useState(1);
  const [batch, setBatch] = useState(12);
  const [stars, setStars] = useState<number | null>(null);
  return (
    <Group title="Quantity and rating">
      <Item name="One at a time, 20 in stock; batches of 6 from 10; disabled">
        <Stepper label="Quantity of enamel mug" value={one} onChange={setOne} max={20} />
        <Stepper label="Quantity of sock bundle" value={batch} onChange={setBatch} min={10} step={6} size="sm" />
        <Stepper label="Quantity of sold out lamp" value={1} onChange={() => {}} disabled />
      </Item>
      <RatingInput legend="How was the delivery?" value={stars} onChange={setStars} />
      <RatingInput legend="How was the packing?" value={4} onChange={setStars} />
    </Group>
  );
}

function Overlays() {
  return (
    <Group title="Overlays">
      <Item name="Sheet, tooltip, toasts">
        <Sheet
          trigger={<Button variant="secondary">Open sheet</Button>}
          title="Landed cost"
          description="What you pay until it is in your hands."
          footer={
            <SheetClose>
              <Button>Got it</Button>
            </SheetClose>
          }
        >
          <p>Goods, freight, duty and VAT are added up line by line.</p>
        </Sheet>
        <Tooltip text="Smallest quantity the factory sells">
          <Button variant="ghost">MOQ 10</Button>
        </Tooltip>
        <Button variant="secondary" onClick={() => notify('good', 'Added to cart')}>
          Good toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => notify('info', 'Mug removed', { action: { label: 'Undo', onClick: () => {} } })}
        >
          Undo toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => notify('danger', 'Payment failed', { description: 'Your money was not taken.' })}
        >
          Error toast
        </Button>
      </Item>
    </Group>
  );
}

export function GalleryControls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Quantities />
      <Overlays />
    </>
  );
}
