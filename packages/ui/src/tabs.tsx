import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { TabCount, tabClass, tabListClass } from './tab-look.tsx';

interface TabItem {
  value: string;
  label: ReactNode;
  /** Hidden at 0. */
  count?: number;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  items: TabItem[];
  label: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** Tabs within a page. For tabs that change the address use `TabLinks`. */
export function Tabs({ items, label, value, defaultValue, onValueChange, className }: TabsProps) {
  return (
    <RadixTabs.Root
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={onValueChange}
      className={cx(className)}
    >
      <RadixTabs.List aria-label={label} className={tabListClass}>
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={cx(tabClass, 'disabled:opacity-50')}
          >
            {item.label}
            <TabCount count={item.count} />
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className="pt-4">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
