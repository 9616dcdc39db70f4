import { BadgeCheck, Banknote, House, PackageCheck, Scale, Search, Users } from 'lucide-react';
import { useId } from 'react';

const steps = [
  { icon: Search, title: 'Find', text: 'Browse here, in plain English and in rand.' },
  { icon: Banknote, title: 'Pay in rand', text: 'From your prepaid balance. No foreign card, no surprise rate.' },
  {
    icon: PackageCheck,
    title: 'We check and combine',
    text: 'We count, weigh and photograph, then pack it all into one parcel.',
  },
  { icon: House, title: 'It comes home', text: 'By sea or by air, to your door or a pickup point.' },
];

const points = [
  { icon: Scale, text: 'Every fee is shown before you pay' },
  { icon: BadgeCheck, text: 'Every piece is checked in our China warehouse' },
  { icon: Users, text: 'A person to talk to: your own ambassador or consultant' },
];

export function HowItWorks() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4 md:p-6">
      <h2 id={id} className="font-semibold text-lg">
        How it works
      </h2>
      <ol className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ icon: Icon, title, text }, i) => (
          <li key={title} className="flex gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span>
              <span className="block font-semibold text-sm">
                {i + 1}. {title}
              </span>
              <span className="block text-ink-soft text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <ul className="mt-4 flex flex-col gap-2 border-line border-t pt-4 text-sm lg:flex-row lg:gap-8">
        {points.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2">
            <Icon aria-hidden="true" className="size-4 shrink-0 text-brand" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
