import { type Post, posts } from '@sgb/contract/question-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { questionsHref } from '../../shared/questions/question-links.ts';
import { useQuestionsChanged } from './questions-changed.ts';
import type { Shown } from './shown.ts';
import { useToLogin } from './to-login.ts';

const EditSheet = lazy(() => import('./edit-sheet.tsx'));
const ReportSheet = lazy(() => import('./report-sheet.tsx'));

interface PostMenuProps {
  what: Post;
  post: Shown;
  deletable: boolean;
}

/** What can be done with something one reads: one's own is changed or taken back, others' is reported. */
export function PostMenu({ what, post, deletable }: PostMenuProps) {
  const api = useApi();
  const changed = useQuestionsChanged();
  const navigate = useNavigate();
  const toLogin = useToLogin();
  const [open, setOpen] = useState<'edit' | 'report' | 'delete'>();
  const remove = useMutation({
    mutationFn: () => api.call('POST /api/question/delete', { what, id: post.id }),
    async onSuccess() {
      notify('good', 'It is gone.');
      if (what === posts.question) await navigate(questionsHref, { replace: true });
      await changed();
    },
    onError: (error) => notify('danger', error.message),
  });
  const close = () => setOpen(undefined);
  return (
    <>
      {post.mine && post.editUntil !== '' && (
        <Button variant="ghost" size="sm" onClick={() => setOpen('edit')}>
          Change
        </Button>
      )}
      {post.mine && deletable && (
        <Button
          variant="ghost"
          size="sm"
          loading={remove.isPending}
          onClick={() => (open === 'delete' ? remove.mutate() : setOpen('delete'))}
        >
          {open === 'delete' ? 'Press again to delete' : 'Delete'}
        </Button>
      )}
      {!post.mine && (
        <Button variant="ghost" size="sm" onClick={() => toLogin() || setOpen('report')}>
          Report
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'edit' && <EditSheet what={what} post={post} onClose={close} />}
        {open === 'report' && <ReportSheet what={what} id={post.id} onClose={close} />}
      </Suspense>
    </>
  );
}
