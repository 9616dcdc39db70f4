import { IconButton } from '@sgb/ui/button.tsx';
import { Input, type InputProps } from '@sgb/ui/field.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

export function PasswordInput(props: Omit<InputProps, 'type' | 'after'>) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={visible ? 'text' : 'password'}
      after={
        <IconButton
          label={visible ? 'Hide password' : 'Show password'}
          aria-pressed={visible}
          guardMs={0}
          onClick={() => setVisible(!visible)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
