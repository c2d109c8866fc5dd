# Starts programs for a process that is too large to be copied for each of them; see small-parent.ts. Every
# field that it reads ends with a NUL, and a list begins with its length.
use strict;
use warnings;
use Fcntl;
use File::Glob ':bsd_glob';
use POSIX ();

my ($folder) = @ARGV;
$/ = "\0";

# The pipes of the next program stand ready before it is asked for: the other end opens them first, so that
# nobody waits, and no end is taken for that of the data.
my ($count, $input) = (0);
sub pipes { map { "$folder/$count-$_" } 0 .. 2 }
sub prepare {
    $count += 1;
    POSIX::mkfifo($_, 0600) or die "$_: $!" for pipes();
    sysopen($input, (pipes())[0], O_RDONLY | O_NONBLOCK) or die $!;
}
prepare();

open(my $requests, '<', "$folder/requests") or die $!;
open(my $answers, '>', "$folder/answers") or die $!;
open(my $ends, '>', "$folder/ends") or die $!;

sub leave { unlink glob("$folder/*"); rmdir $folder; exit }
sub field { my $text = <$requests>; leave() unless defined $text; chomp $text; $text }
sub fields { map { field() } 1 .. field() }

# It ends a wait. One that comes just before the wait is seen a moment later.
$SIG{CHLD} = sub { };
my $running = 0;
sub await_request {
    vec(my $requested = '', fileno($requests), 1) = 1;
    for (;;) {
        while ((my $pid = waitpid(-1, POSIX::WNOHANG)) > 0) {
            $running -= 1;
            syswrite($ends, "$pid $?\n");
        }
        return if select(my $ready = $requested, undef, undef, $running > 0 ? 0.05 : undef) > 0;
    }
}

for (;;) {
    await_request();
    my ($is_awaited, $directory) = (field(), field());
    my ($files, $words, $environment) = ([fields()], [fields()], [fields()]);
    # Here, so that who is killed at once has had them, and their other ends see that it is gone.
    my @paths = pipes();
    fcntl($input, F_SETFL, O_RDONLY);
    open($input, '<', $files->[0]) or die "$files->[0]: $!" if $files->[0] ne '';
    open(my $output, '>', $files->[1] || $paths[1]) or die $!;
    open(my $errors, '>', $files->[2] || $paths[2]) or die $!;
    unlink @paths;
    my $pid = fork() // die $!;
    if ($pid == 0) {
        open(STDIN, '<&', $input) && open(STDOUT, '>&', $output) && open(STDERR, '>&', $errors)
            && chdir($directory) or POSIX::_exit(127);
        %ENV = map { /^(.*?)=(.*)$/s } @$environment;
        no warnings 'exec';
        exec { $words->[0] } @$words or POSIX::_exit(127);
    }
    prepare();
    my $status = 0;
    if ($is_awaited) { waitpid($pid, 0); $status = $? }
    else { $running += 1 }
    syswrite($answers, "$pid $status\n");
}
