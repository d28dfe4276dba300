import { useState } from 'react';
import type { ApiProblem } from '../api/problem';
import { CodeStep } from './CodeStep';
import { PasswordStep } from './PasswordStep';

interface SignInFormProps {
  /** Filled in already, where it is known who signs in again. */
  email?: string;
  /** What the link carried that led here, where an administrator made one. */
  link?: string;
  /** Why signing in is needed, where something went wrong before. */
  problem?: ApiProblem | null | undefined;
  /** Before the password is sent. False keeps it back. */
  onBefore?: (email: string) => Promise<boolean>;
  onSignedIn: () => void | Promise<void>;
}

type Step = { name: 'password'; problem: ApiProblem | null } | { name: 'code' };

/** E-mail and password, then a code where two-factor authentication is on: on the sign-in page and in place over a screen. */
export function SignInForm({ email = '', link, problem = null, onBefore, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<Step>({ name: 'password', problem });
  if (step.name === 'code')
    return (
      <CodeStep
        onSignedIn={onSignedIn}
        onBack={(why) => setStep({ name: 'password', problem: why ?? null })}
      />
    );
  return (
    <PasswordStep
      email={email}
      link={link}
      onBefore={onBefore}
      whyAgain={step.problem}
      onNeedsCode={() => setStep({ name: 'code' })}
      onSignedIn={onSignedIn}
    />
  );
}
